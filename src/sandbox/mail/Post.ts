import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { emlOf } from './emlOf'
import type { Mail } from './Mail'

/** Time, kind, and a hash for the recipient: the names of the files tell nobody's address. */
function fileName({ sent, kind, to }: Mail, copy: number): string {
  const recipient = createHash('sha256').update(to.toLowerCase()).digest('hex').slice(0, 10)
  const time = sent.toISOString().replace(/:/g, '-')
  return `${time}-${kind}-${recipient}${copy > 1 ? `-${copy}` : ''}.eml`
}

/** The sandbox's post: no mail leaves the machine. Each becomes a file of its own in the folder; without one it is kept in `sent`. */
export class Post {
  readonly sent: Mail[] = []

  constructor(readonly folder: string | null) {}

  send(mail: Mail): void {
    if (this.folder === null || !this.write(mail, this.folder)) this.sent.push(mail)
  }

  /** False when there is no place for it: an order must not fail since its mail cannot be kept. */
  private write(mail: Mail, folder: string): boolean {
    try {
      mkdirSync(folder, { recursive: true })
    } catch {
      return false
    }
    for (let copy = 1; copy <= 1000; copy += 1) {
      try {
        writeFileSync(path.join(folder, fileName(mail, copy)), emlOf(mail), { flag: 'wx' })
        return true
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false
      }
    }
    return false
  }
}
