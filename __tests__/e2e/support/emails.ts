import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { browserTestEnv } from '../../../src/config/testEnv'
import type { Mail } from '../../../src/sandbox/mail/Outbox'

const readFiles = new Set<string>()

/**
 * Lists the files of one kind of email to an address, oldest first, because their names begin with the time
 * (docs/sandbox.md).
 */
function listEmails(email: string, kind: Mail['kind']): string[] {
  const folder = path.join(path.dirname(browserTestEnv.database), 'mail')
  const recipient = createHash('sha256').update(email).digest('hex').slice(0, 10)
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.includes(`-${kind}-${recipient}`))
    .sort()
    .map((name) => path.join(folder, name))
}

export const countEmails = (email: string, kind: Mail['kind']): number => listEmails(email, kind).length

/** Waits for a new email and returns the link in it. An email that was already read does not count. */
export async function readEmailLink(email: string, kind: Mail['kind']): Promise<string> {
  let file = ''
  let link = ''
  // A file exists a moment before its text is complete.
  await expect
    .poll(() => {
      file = listEmails(email, kind).at(-1) ?? ''
      const isNew = file !== '' && !readFiles.has(file)
      link = (isNew && /^https?:\/\/\S+(?=\s)/m.exec(readFileSync(file, 'utf8'))?.[0]) || ''
      return link
    }, `a new email with a link: ${kind}`)
    .not.toBe('')
  readFiles.add(file)
  return link
}
