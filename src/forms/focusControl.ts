/** Brings the shopper to a field; one that is folded away is unfolded first. */
export function focusControl(id: string): void {
  const control = document.getElementById(id)
  const fold = control?.closest('details')
  if (fold) fold.open = true
  control?.focus()
}
