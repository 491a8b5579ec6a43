const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** How often a command looks whether what started it is still there, in ms. */
const pause = 500

/**
 * Cleans up once when the command is told to stop (Ctrl-C, kill, a closed terminal) or when the process that started it
 * is gone: npm hands a kill on to its shell alone, and the shell to nobody. Then the command ends.
 */
export function onStop(cleanUp: () => Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void cleanUp().finally(() => process.exit(0))
  }
  signals.forEach((signal) => process.on(signal, stop))
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, pause).unref()
}
