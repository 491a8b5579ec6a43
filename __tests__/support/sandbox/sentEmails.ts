import type { Mail } from '../../../src/sandbox/mail/Outbox'
import type { Sandbox } from '../../../src/sandbox/openSandbox'

/** The number of turns of the event loop that is always enough to write an email. */
const patience = 10_000

/** Emails about a forgotten password are written after the response. */
export async function waitForEmails(sandbox: Sandbox, kind: Mail['kind'], count = 1): Promise<Mail[]> {
  for (let turn = 0; turn < patience; turn += 1) {
    const emails = sandbox.mail.filter((mail) => mail.kind === kind)
    if (emails.length >= count) return emails
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  throw new Error(`There are no ${count} emails ${kind}: ${sandbox.mail.map((mail) => mail.kind).join(', ')}`)
}

/** Returns the link of an email about setting a password, and the payload of that link. */
export function readPasswordLink(email: Mail) {
  const href = /https?:\S+#customer=\S+/.exec(email.text)?.[0] ?? ''
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
