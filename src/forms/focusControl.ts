/** For example "delivery-postcode" for the path "delivery.postcode". */
export const buildControlId = (path: string): string => path.replaceAll('.', '-')

/** A closed section around the control must be opened first, because a hidden control cannot receive the focus. */
export function focusControl(id: string): void {
  const control = document.getElementById(id)
  const section = control?.closest('details')
  if (section) section.open = true
  control?.focus()
}
