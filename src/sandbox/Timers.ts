/** Closing drops the remaining tasks and resolves all waits. */
export class Timers {
  private readonly closeCallbacks = new Map<NodeJS.Timeout, (() => void) | null>()

  runAfter(ms: number, task: () => void): void {
    this.start(ms, task, null)
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.start(ms, resolve, resolve))
  }

  close(): void {
    for (const [timer, onClose] of this.closeCallbacks) {
      clearTimeout(timer)
      onClose?.()
    }
    this.closeCallbacks.clear()
  }

  private start(ms: number, task: () => void, onClose: (() => void) | null): void {
    const timer = setTimeout(() => {
      this.closeCallbacks.delete(timer)
      task()
    }, ms)
    this.closeCallbacks.set(timer, onClose)
  }
}
