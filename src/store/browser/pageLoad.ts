import { getStore } from '../lazyStore'
import { readTokens } from './tokens'

/** Longest wait for a busy browser, in ms after the page has loaded. */
const patience = 3000

function onceIdle(task: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(task, { timeout: patience })
  else window.setTimeout(task, 1)
}

/** Does a task once the page has loaded and the browser has nothing better to do. */
export function runWhenIdle(task: () => void): void {
  if (document.readyState === 'complete') onceIdle(task)
  else window.addEventListener('load', () => onceIdle(task), { once: true })
}

/** What shows that somebody is there, or that another tab has something to tell. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'storage'] as const

/**
 * Opens the shop when idle: at once for who has a cart or is logged in, for others after the first sign of somebody
 * (docs/decisions, first load). What could not be fetched then is asked for again by whoever wants the shop first.
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
 * Whether the page that the visitor came in by has taken over its HTML. Until then a first render must equal the
 * server's; later a page that is reached by a link may render at once with what the browser knows.
 */
let hydrated = false

export const isHydrated = (): boolean => hydrated

export function markHydrated(): void {
  hydrated = true
}
