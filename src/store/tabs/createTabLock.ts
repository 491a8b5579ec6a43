import { storageLag } from '../browser/storageLag'

/** The maximum time in ms that a tab waits for the lock of another tab, because a request may never end (SPEC §7). */
export const lockTimeout = 5000

export type TabLock = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * The lock lets one tab of this browser at a time run a task. After a task that changed the stored value, the next tab
 * waits until it can read the new value, while this tab continues immediately. Tasks run without the lock in browsers
 * that do not support locks, and when the other tab takes too long.
 */
export function createTabLock(readValue: () => string | null): TabLock {
  // Older browsers do not support locks, and no browser supports them on pages without encryption.
  const locks = window.navigator.locks as LockManager | undefined
  /** Resolves when this tab may release the lock; null while the tab does not have the lock. */
  let pendingRelease: Promise<unknown> | null = null

  const runTaskAlone = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const valueBefore = readValue()
    const runningTask = task()
    const readableValue = runningTask
      .catch(() => undefined)
      .then(() => readValue() !== valueBefore && new Promise((resolve) => setTimeout(resolve, storageLag)))
    pendingRelease = Promise.all([pendingRelease, readableValue])
    return runningTask
  }

  const waitForRelease = async () => {
    let awaitedRelease: typeof pendingRelease = null
    while (awaitedRelease !== pendingRelease) {
      awaitedRelease = pendingRelease
      await awaitedRelease
    }
    pendingRelease = null
  }

  return (task) => {
    if (!locks) return task()
    if (pendingRelease) return runTaskAlone(task)
    return new Promise((resolve, reject) => {
      let hasBegun = false
      const beginTask = () => {
        hasBegun = true
        runTaskAlone(task).then(resolve, reject)
        return waitForRelease()
      }
      const timeoutController = new AbortController()
      const timer = setTimeout(() => timeoutController.abort(), lockTimeout)
      locks
        .request('new-cart', { signal: timeoutController.signal }, beginTask)
        .catch(() => {
          if (!hasBegun) task().then(resolve, reject)
        })
        .finally(() => clearTimeout(timer))
    })
  }
}
