export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Runs tasks one at a time, in the order they came; a failed task does not stop the next. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const run = last.then(task)
    last = run.catch(() => undefined)
    return run
  }
}
