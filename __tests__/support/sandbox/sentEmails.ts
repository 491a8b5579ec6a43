import type { Mail } from '../../../src/sandbox/mail/Outbox'
import type { Sandbox } from '../../../src/sandbox/openSandbox'

/** More turns than writing a letter takes. */
const patience = 10_000

/** The letters of a kind, once there are so many: those about a forgotten password are written after the answer. */
export async function waitForEmails(sandbox: Sandbox, kind: Mail['kind'], count = 1): Promise<Mail[]> {
  for (let turn = 0; turn < patience; turn += 1) {
    const letters = sandbox.mail.filter((mail) => mail.kind === kind)
    if (letters.length >= count) return letters
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  throw new Error(`There are no ${count} letters ${kind}: ${sandbox.mail.map((mail) => mail.kind).join(', ')}`)
}

/** The link to set a password that a letter brings, and its payload. */
export function readPasswordLink(letter: Mail) {
  const href = /https?:\S+#customer=\S+/.exec(letter.text)?.[0] ?? ''
  const given = new URLSearchParams(new URL(href).hash.slice(1))
  return {
    href,
    link: {
      id_customer: Number(given.get('customer')),
      token: given.get('token') ?? '',
      reset_token: given.get('reset') ?? '',
    },
  }
}
