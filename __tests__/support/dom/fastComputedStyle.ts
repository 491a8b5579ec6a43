/**
 * A query by role calls getComputedStyle hundreds of times, and jsdom matches every rule of its default style sheet
 * each time. Without other style sheets and `style` attributes, the result depends only on the tags and a few
 * attributes of the element and its parent, so it can be cached.
 */
const cached = new Map<string, CSSStyleDeclaration>()
const compute = window.getComputedStyle.bind(window)

const describeElement = (element: Element | null): string =>
  element
    ? [element.tagName, ...['hidden', 'open', 'type'].map((name) => String(element.getAttribute(name)))].join()
    : ''

window.getComputedStyle = (element, pseudoElement) => {
  const isStyled = document.styleSheets.length > 0 || element.closest('[style]') !== null
  if (isStyled || pseudoElement) return compute(element, pseudoElement)
  const key = `${describeElement(element)} in ${describeElement(element.parentElement)}`
  const style = cached.get(key) ?? compute(element)
  cached.set(key, style)
  return style
}
