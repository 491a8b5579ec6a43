/** Prints a line in the terminal. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** Turns an error into one line: its message without its stack. */
export function explain(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return words.split('\n').filter(Boolean).join(' ') || 'An unknown error occurred.'
}
