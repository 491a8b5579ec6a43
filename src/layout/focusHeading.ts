/** The path of the page that last received the focus, or of the first page of the visit. */
let focusedPath = typeof window === 'undefined' ? '' : window.location.pathname

/**
 * Users of a keyboard or a screen reader must start at the top of the new page's content. The focus does not move if
 * only the query changes (a filter) or if the link has a fragment.
 */
export function focusHeading(): void {
  const { pathname, hash } = window.location
  if (pathname === focusedPath) return
  focusedPath = pathname
  if (hash) return
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  target.tabIndex = -1
  focusDespiteRouter(target)
}

/**
 * Gatsby's router focuses its wrapper before or after this call. Until the user acts, this function therefore moves
 * the focus of the wrapper to the target.
 */
function focusDespiteRouter(target: HTMLElement): void {
  const wrapper = document.getElementById('gatsby-focus-wrapper')
  const focusTarget = () => target.focus({ preventScroll: true })
  const endRedirect = () => {
    wrapper?.removeEventListener('focus', focusTarget)
    inputEvents.forEach((inputEvent) => window.removeEventListener(inputEvent, endRedirect, true))
  }
  wrapper?.addEventListener('focus', focusTarget)
  inputEvents.forEach((inputEvent) => window.addEventListener(inputEvent, endRedirect, true))
  focusTarget()
}

const inputEvents = ['pointerdown', 'keydown'] as const
