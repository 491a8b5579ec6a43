import { storageLag } from './storageLag'

/** How long a tab waits for another's, in ms: a call may hang for ever (SPEC §7), and a shopper does not. */
export const patience = 5000

export type TabLock = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * Runs a task while no other tab of this browser runs one of the same name; when a task has changed what is `stored`, the
 * next tab begins once it can see that, while this one may go on at once. A task begins all the same when locks are
 * missing or forbidden, and when the other tab takes too long: then as if that tab were another browser.
 */
export function createTabLock(what: string, stored: () => string | null): TabLock {
  // Older browsers, and pages that came without encryption, have none.
  const locks = window.navigator.locks as LockManager | undefined
  /** Until when this tab keeps the lock; null when it has none. */
  let kept: Promise<unknown> | null = null

  const runAlone = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const before = stored()
    const run = task()
    const seen = run
      .catch(() => undefined)
      .then(() => stored() !== before && new Promise((resolve) => setTimeout(resolve, storageLag)))
    kept = Promise.all([kept, seen])
    return run
  }

  const untilSeen = async () => {
    let waitedFor: typeof kept = null
    while (waitedFor !== kept) {
      waitedFor = kept
      await waitedFor
    }
    kept = null
  }

  return (task) => {
    if (!locks) return task()
    if (kept) return runAlone(task)
    return new Promise((resolve, reject) => {
      let begun = false
      const begin = () => {
        begun = true
        runAlone(task).then(resolve, reject)
        return untilSeen()
      }
      const tooLong = new AbortController()
      const timer = setTimeout(() => tooLong.abort(), patience)
      locks
        .request(`upnorth.${what}`, { signal: tooLong.signal }, begin)
        .catch(() => {
          if (!begun) task().then(resolve, reject)
        })
        .finally(() => clearTimeout(timer))
    })
  }
}
