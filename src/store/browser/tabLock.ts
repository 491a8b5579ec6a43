import { storageLag } from './storageLag'

/** The time in ms for which a tab waits for the lock of another tab, since a request may never end (SPEC §7). */
export const patience = 5000

export type TabLock = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * Creates a lock that lets one tab of this browser at a time run a task. After a task that changed the stored value, the
 * next tab waits until it can read the new value, while this tab continues at once. Tasks also run without the lock: in
 * browsers that do not support locks, and when the other tab takes too long.
 */
export function createTabLock(name: string, readValue: () => string | null): TabLock {
  // Older browsers do not support locks, and no browser supports them on pages without encryption.
  const locks = window.navigator.locks as LockManager | undefined
  /** Resolves when this tab may release the lock; null while the tab does not hold it. */
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
