/** What had the focus has gone from view: keyboard and screen reader go on at the page's heading. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('h1')
  if (!title) return
  title.tabIndex = -1
  title.focus()
}
