/** Runs a task after the tasks that were added earlier. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>

/** A failed task does not block the next task. */
export function createQueue(): Queue {
  let lastTask: Promise<unknown> = Promise.resolve()
  return (task) => {
    const runningTask = lastTask.then(task)
    lastTask = runningTask.catch(() => undefined)
    return runningTask
  }
}

/**
 * Runs a task. If a task with the same key is in flight, returns the promise of that task instead. A task is in flight
 * until it settles or calls `stopJoining`.
 * @param key identifies one kind of task, and so one type of result
 */
export type JoinInFlight = <Result>(key: string, run: (stopJoining: () => void) => Promise<Result>) => Promise<Result>

/** Only the callers of the returned function share a task. A result that more components need belongs in a slice. */
export function createJoinInFlight(): JoinInFlight {
  const tasksInFlight = new Map<string, Promise<unknown>>()
  return <Result>(key: string, run: (stopJoining: () => void) => Promise<Result>) => {
    const runningTask = tasksInFlight.get(key)
    if (runningTask) return runningTask as Promise<Result>
    let isOver = false
    const stopJoining = () => {
      if (!isOver) tasksInFlight.delete(key)
      isOver = true
    }
    const sharedTask = run(stopJoining).finally(stopJoining)
    if (!isOver) tasksInFlight.set(key, sharedTask)
    return sharedTask
  }
}
