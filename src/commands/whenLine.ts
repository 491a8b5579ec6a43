import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { say } from './say'

/** Passes a program's output on line by line, and does something once, after the first line that has `words` in it. */
export function whenLine(child: ChildProcess, words: string, then: () => void): void {
  if (!child.stdout) throw new Error('The output of this program is not watched.')
  let seen = false
  createInterface({ input: child.stdout }).on('line', (line) => {
    say(line)
    if (seen || !line.includes(words)) return
    seen = true
    then()
  })
}
