/**
 * Says when a department's level is to slide over the mobile menu: at a tap on the department's link, which stands
 * before it in the same list item. Escape goes back; a link in it closes the menu. Returns how to stop.
 */
export function watchLevel(level: HTMLElement, onShow: (open: boolean) => void): () => void {
  const stop = new AbortController()
  const heard = { signal: stop.signal }
  level.parentElement?.querySelector('a')?.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onShow(true)
    },
    // Before the link's own listener, which would change the page.
    { ...heard, capture: true },
  )
  level.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      // Else the whole menu would close.
      event.stopPropagation()
      onShow(false)
    },
    heard,
  )
  level.addEventListener(
    'click',
    ({ target }) => {
      const menu = level.closest('details')
      if (menu && target instanceof Element && target.closest('a')) menu.open = false
    },
    heard,
  )
  return () => stop.abort()
}
