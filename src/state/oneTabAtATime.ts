/** How long a tab waits for another's, in ms: a call may hang for ever (SPEC §7), and a shopper does not. */
export const patience = 5000

export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * Runs a task while no other tab of this browser runs one of the same name. It begins all the same when locks are
 * missing or forbidden, and when the other tab takes too long: then as if that tab were another browser.
 */
export function oneTabAtATime(what: string): InTurn {
  // Older browsers, and pages that came without encryption, have none.
  const locks = window.navigator.locks as LockManager | undefined
  return async (task) => {
    if (!locks) return task()
    let begun = false
    const begin = () => {
      begun = true
      return task()
    }
    const tooLong = new AbortController()
    const timer = setTimeout(() => tooLong.abort(), patience)
    try {
      return await locks.request(`upnorth.${what}`, { signal: tooLong.signal }, begin)
    } catch (failure) {
      if (begun) throw failure
      return task()
    } finally {
      clearTimeout(timer)
    }
  }
}
