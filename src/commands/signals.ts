const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Cleans up once when the command is told to stop (Ctrl-C, kill, a closed terminal), then ends it. */
export function onStop(cleanUp: () => Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void cleanUp().finally(() => process.exit(0))
  }
  signals.forEach((signal) => process.on(signal, stop))
}
