/**
 * Returns a ref that makes an SVG element focusable. Preact writes the attribute `tabIndex` of SVG elements as it is
 * spelt, and browsers know it in lower case only.
 */
export const setTabIndex =
  (index: number) =>
  (element: SVGElement | null): void =>
    element?.setAttribute('tabindex', String(index))
