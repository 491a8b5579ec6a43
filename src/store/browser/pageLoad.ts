import { readStored, tokenKeys } from './storage'

/** The maximum time in ms that a task waits for the browser to become idle after the page has loaded. */
const maxIdleWait = 3000

function runOnceIdle(task: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(task, { timeout: maxIdleWait })
  else window.setTimeout(task, 1)
}

export function runWhenIdle(task: () => void): void {
  if (document.readyState === 'complete') runOnceIdle(task)
  else window.addEventListener('load', () => runOnceIdle(task), { once: true })
}

/** These events show that the user is active, or that another tab has changed something. */
const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'storage'] as const

/**
 * Opens the store once the page has loaded and the browser is idle. For a user with neither a cart nor a session, the
 * store also waits for a sign of activity (docs/decisions/first-load.md, "What a first visit loads"). If opening fails,
 * the next thunk tries again.
 * @param openStore loads and starts the services
 */
export function openStoreWhenIdle(openStore: () => Promise<void>): void {
  const wakeStore = () => {
    activityEvents.forEach((eventName) => window.removeEventListener(eventName, wakeStore))
    runWhenIdle(() => void openStore().catch(() => undefined))
  }
  const isTokenStored = (key: string) => (readStored('local', key) ?? readStored('visit', key)) !== null
  // `readTokens` also checks the tokens, and loads with the services.
  if (Object.values(tokenKeys).some(isTokenStored)) wakeStore()
  else activityEvents.forEach((eventName) => window.addEventListener(eventName, wakeStore, { passive: true }))
}

/**
 * Whether the first page has been hydrated. Until then, the first render must match the static HTML. Pages that a link
 * opens later may use the state of the browser in their first render.
 */
let isPageHydrated = false

export const isHydrated = (): boolean => isPageHydrated

export function markHydrated(): void {
  isPageHydrated = true
}
