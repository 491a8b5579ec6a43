/** A line for whoever typed the command. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** What went wrong, in one line: an error's own words, without its stack. */
export function explain(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return words.split('\n').filter(Boolean).join(' ') || 'Something went wrong that has no name.'
}
