import { getStore } from '../lazyStore'
import { readTokens } from './tokens'

/** The longest wait for a busy browser, in ms after the page has loaded. */
const patience = 3000

function onceIdle(task: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(task, { timeout: patience })
  else window.setTimeout(task, 1)
}

/** Runs a task once the page has loaded and the browser is idle. */
export function runWhenIdle(task: () => void): void {
  if (document.readyState === 'complete') onceIdle(task)
  else window.addEventListener('load', () => onceIdle(task), { once: true })
}

/** Events that show that the user is active, or that another tab has changed something. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'storage'] as const

/**
 * Loads the store when the browser is idle: without delay for a user with a cart or a session, for others after the
 * first sign of activity (docs/decisions, first load). After an error the next component that needs the store loads it.
 */
export function openStoreWhenIdle(): void {
  const wake = () => {
    signs.forEach((sign) => window.removeEventListener(sign, wake))
    runWhenIdle(() => void getStore().catch(() => undefined))
  }
  const { cart, session } = readTokens()
  if (cart ?? session) wake()
  else signs.forEach((sign) => window.addEventListener(sign, wake, { passive: true }))
}

/**
 * Whether the first page has taken over its HTML. Until then a first render must equal the server's; later, a page that
 * is reached by a link may use what the browser knows in its first render.
 */
let hydrated = false

export const isHydrated = (): boolean => hydrated

export function markHydrated(): void {
  hydrated = true
}
