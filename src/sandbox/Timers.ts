/** Runs the delayed tasks of the sandbox. Closing drops the remaining tasks and resolves all waits. */
export class Timers {
  private readonly running = new Map<NodeJS.Timeout, (() => void) | null>()

  after(ms: number, task: () => void): void {
    this.start(ms, task, null)
  }

  /** Resolves after a delay in ms, or immediately when the sandbox closes. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.start(ms, resolve, resolve))
  }

  close(): void {
    for (const [timer, released] of this.running) {
      clearTimeout(timer)
      released?.()
    }
    this.running.clear()
  }

  private start(ms: number, task: () => void, released: (() => void) | null): void {
    const timer = setTimeout(() => {
      this.running.delete(timer)
      task()
    }, ms)
    this.running.set(timer, released)
  }
}
