export function printLine(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** Returns the message of an error as one line, without the stack. */
export function explainError(error: unknown): string {
  const messages = error instanceof Error ? error.message : String(error)
  return messages.split('\n').filter(Boolean).join(' ') || 'An unknown error occurred.'
}
