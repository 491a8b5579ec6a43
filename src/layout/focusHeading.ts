/** The page whose heading has the focus, or that the visitor came in by. */
let page = typeof window === 'undefined' ? '' : window.location.pathname

/**
 * Moves the focus to the new page's heading, so that keyboard and screen reader start
 * where the page does. A change of the query alone (a filter) and a link into the page leave it.
 */
export function focusHeading(): void {
  const { pathname, hash } = window.location
  if (pathname === page) return
  page = pathname
  if (hash) return
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  target.tabIndex = -1
  focusFirmly(target)
}

/** Gatsby's router gives the focus to its wrapper, before or after us; until the visitor does something it goes on to the target. */
function focusFirmly(target: HTMLElement): void {
  const wrapper = document.getElementById('gatsby-focus-wrapper')
  const focus = () => target.focus({ preventScroll: true })
  const settle = () => {
    wrapper?.removeEventListener('focus', focus)
    inputEvents.forEach((inputEvent) => window.removeEventListener(inputEvent, settle, true))
  }
  wrapper?.addEventListener('focus', focus)
  inputEvents.forEach((inputEvent) => window.addEventListener(inputEvent, settle, true))
  focus()
}

const inputEvents = ['pointerdown', 'keydown'] as const
