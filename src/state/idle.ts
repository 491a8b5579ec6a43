import { openShop } from './door'

/** Longest wait for a busy browser, in ms after the page has loaded. */
const patience = 3000

function onceIdle(task: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(task, { timeout: patience })
  else window.setTimeout(task, 1)
}

/** Does a task once the page has loaded and the browser has nothing better to do. */
export /** Does the task when the browser has nothing better to do, after `patience` at the latest. */
function whenIdle(task: () => void): void {
  if (document.readyState === 'complete') onceIdle(task)
  else window.addEventListener('load', () => onceIdle(task), { once: true })
}

/** Opens the shop when idle. What could not be fetched then is asked for again by whoever wants the shop first. */
export function wakeShopWhenIdle(): void {
  whenIdle(() => void openShop().catch(() => undefined))
}
