/**
 * Runs a task, unless a task with the same key is in flight. The caller then receives the promise of that task. A task
 * is in flight until it settles or calls `stopJoining`.
 * @param key identifies one kind of task, and so one type of result
 */
export type JoinInFlight = <Result>(key: string, run: (stopJoining: () => void) => Promise<Result>) => Promise<Result>

/** Creates a join function. Its promises are private: shared state belongs in a slice. */
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
