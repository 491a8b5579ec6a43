import { storageLag } from './storageLag'

/** In ms: how long a tab waits for the lock of another one, since a call may never end (SPEC §7). */
export const patience = 5000

export type TabLock = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * Creates a lock: a task runs while no other tab of this browser runs one with the same lock. After a task that changed
 * the stored value, the next tab waits until it can read the new one; this tab goes on at once. Without locks, and when
 * the other tab takes too long, a task runs all the same, as in two browsers.
 */
export function createTabLock(name: string, readValue: () => string | null): TabLock {
  // Older browsers have no locks, nor have pages without encryption.
  const locks = window.navigator.locks as LockManager | undefined
  /** Resolves when this tab may release the lock; null without the lock. */
  let held: Promise<unknown> | null = null

  const runAlone = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const before = readValue()
    const run = task()
    const isReadable = run
      .catch(() => undefined)
      .then(() => readValue() !== before && new Promise((resolve) => setTimeout(resolve, storageLag)))
    held = Promise.all([held, isReadable])
    return run
  }

  const waitForRelease = async () => {
    let waitedFor: typeof held = null
    while (waitedFor !== held) {
      waitedFor = held
      await waitedFor
    }
    held = null
  }

  return (task) => {
    if (!locks) return task()
    if (held) return runAlone(task)
    return new Promise((resolve, reject) => {
      let hasBegun = false
      const begin = () => {
        hasBegun = true
        runAlone(task).then(resolve, reject)
        return waitForRelease()
      }
      const tooLong = new AbortController()
      const timer = setTimeout(() => tooLong.abort(), patience)
      locks
        .request(`upnorth.${name}`, { signal: tooLong.signal }, begin)
        .catch(() => {
          if (!hasBegun) task().then(resolve, reject)
        })
        .finally(() => clearTimeout(timer))
    })
  }
}
