/** Runs a task after the tasks that were added earlier. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Creates a queue that runs one task at a time, in the order of the calls. A failed task does not block the next one. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const run = last.then(task)
    last = run.catch(() => undefined)
    return run
  }
}
