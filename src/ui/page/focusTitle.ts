/** Moves the focus to the page's heading, e.g. when the focused element has been removed. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('h1')
  if (!title) return
  title.tabIndex = -1
  title.focus()
}
