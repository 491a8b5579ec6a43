import { readTokens } from './tokens'

/** The longest wait in ms, after the page has loaded, for the browser to become idle. */
const patience = 3000

function onceIdle(task: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(task, { timeout: patience })
  else window.setTimeout(task, 1)
}

export function runWhenIdle(task: () => void): void {
  if (document.readyState === 'complete') onceIdle(task)
  else window.addEventListener('load', () => onceIdle(task), { once: true })
}

/** Events that show that the user is active, or that another tab has changed something. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'storage'] as const

/**
 * Opens the store when the browser is idle. For a user with neither a cart nor a session, it first waits for a sign of
 * activity (docs/decisions, first load). If that fails, the next thunk tries again.
 * @param open loads and starts the services
 */
export function openStoreWhenIdle(open: () => Promise<void>): void {
  const wake = () => {
    signs.forEach((sign) => window.removeEventListener(sign, wake))
    runWhenIdle(() => void open().catch(() => undefined))
  }
  const { cart, session } = readTokens()
  if (cart ?? session) wake()
  else signs.forEach((sign) => window.addEventListener(sign, wake, { passive: true }))
}

/**
 * Whether the first page has been hydrated. Until then the first render must match the HTML of the server. Pages that
 * are opened later by a link may use the state of the browser in their first render.
 */
let hydrated = false

export const isHydrated = (): boolean => hydrated

export function markHydrated(): void {
  hydrated = true
}
