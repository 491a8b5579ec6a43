import { storageLag } from './storageLag'

/** How long a tab waits for another's, in ms: a call may hang for ever (SPEC §7), and a shopper does not. */
export const patience = 5000

export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * Runs a task while no other tab of this browser runs one of the same name; the next one begins when it can see what this
 * one has stored. It begins all the same when locks are missing or forbidden, and when the other tab takes too long: then
 * as if that tab were another browser.
 */
export function oneTabAtATime(what: string): InTurn {
  // Older browsers, and pages that came without encryption, have none.
  const locks = window.navigator.locks as LockManager | undefined
  return (task) => {
    if (!locks) return task()
    return new Promise((resolve, reject) => {
      let begun = false
      const begin = async () => {
        begun = true
        const run = task()
        run.then(resolve, reject)
        await run.catch(() => undefined)
        await new Promise((seen) => setTimeout(seen, storageLag))
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
