/**
 * Runs a task unless one of the same key is in flight: then the caller joins it and gets its promise. A task is in
 * flight until it settles, or until it calls `stopJoining`.
 * @param key identifies one kind of task, and so one type of result
 */
export type JoinInFlight = <Result>(key: string, run: (stopJoining: () => void) => Promise<Result>) => Promise<Result>

/** Creates the function that joins callers. Its promises stay inside; state that others read belongs in a slice. */
export function createJoin(): JoinInFlight {
  const inFlight = new Map<string, Promise<unknown>>()
  return <Result>(key: string, run: (stopJoining: () => void) => Promise<Result>) => {
    const running = inFlight.get(key)
    if (running) return running as Promise<Result>
    let isOver = false
    const stopJoining = () => {
      if (!isOver) inFlight.delete(key)
      isOver = true
    }
    const shared = run(stopJoining).finally(stopJoining)
    if (!isOver) inFlight.set(key, shared)
    return shared
  }
}
