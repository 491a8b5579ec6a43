/** A line for whoever typed the command. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}
