import { listeners } from './listeners'

/**
 * Says when a department's level is to slide over the mobile menu: at a tap on the department's link, which stands
 * before it in the same list item. Escape goes back; a link in it closes the menu. Returns how to stop.
 */
export function watchLevel(level: HTMLElement, onShow: (open: boolean) => void): () => void {
  const link = level.parentElement?.querySelector('a')
  const menu = level.closest('details')
  if (!link || !menu) return () => undefined

  const { on, stop } = listeners()
  // Before the link's own listener, which would change the page.
  const slideOver = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onShow(true)
  }
  on(link, 'click', slideOver, 'early')
  on(level, 'keydown', (event) => {
    if (event.key !== 'Escape') return
    // Else the whole menu would close.
    event.stopPropagation()
    onShow(false)
  })
  on(level, 'click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.open = false
  })
  return stop
}
