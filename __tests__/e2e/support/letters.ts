import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { browserTestEnv } from '../../../src/config/testEnv'
import type { Mail } from '../../../src/sandbox/mail/Outbox'

const opened = new Set<string>()

/** The files of a kind of letter to an address, the oldest first: their names begin with their time (docs/sandbox.md). */
function lettersTo(email: string, kind: Mail['kind']): string[] {
  const folder = path.join(path.dirname(browserTestEnv.database), 'mail')
  const recipient = createHash('sha256').update(email).digest('hex').slice(0, 10)
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.includes(`-${kind}-${recipient}`))
    .sort()
    .map((name) => path.join(folder, name))
}

/** The link of the latest letter, which may still be on its way. One that was asked for before is not given again. */
export async function linkFromLetter(email: string, kind: Mail['kind']): Promise<string> {
  const latest = () => lettersTo(email, kind).at(-1) ?? ''
  await expect.poll(() => latest() !== '' && !opened.has(latest()), `a letter: ${kind}`).toBe(true)
  opened.add(latest())
  const link = /^https?:\/\/\S+/m.exec(readFileSync(latest(), 'utf8'))
  if (!link) throw new Error(`There is no link in the letter ${kind}`)
  return link[0]
}
