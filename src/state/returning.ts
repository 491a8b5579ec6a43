/** A tab that was hidden for longer than this (ms) may show a cart of long ago. */
export const longAway = 30_000

/** Calls the listener when the shopper comes back to this tab after a while, or to a page that the browser had kept. */
export function onReturn(listener: () => void): void {
  let hiddenSince: number | null = document.visibilityState === 'hidden' ? Date.now() : null
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      hiddenSince = Date.now()
      return
    }
    const away = hiddenSince === null ? 0 : Date.now() - hiddenSince
    hiddenSince = null
    if (away > longAway) listener()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}
