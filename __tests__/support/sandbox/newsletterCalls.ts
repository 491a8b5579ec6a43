import { emptyAnswer } from '../../../src/contract/account'
import { readLatestEmail } from './newsletterEmails'
import type { Shopper } from './Shopper'

export const an = { email: 'an@example.be', firstName: 'An', lastName: 'Peeters', id_lang: 1 }

/** The visitor may differ between tests. */
export function newsletterCalls(visitor: () => Shopper) {
  const ask = (given: object = an) => visitor().call(emptyAnswer, 'POST', '/v1/newsletter', given)
  const confirm = (token: string) => visitor().call(emptyAnswer, 'POST', '/v1/newsletter/confirmations', { token })
  const end = (token: string) => visitor().call(emptyAnswer, 'POST', '/v1/newsletter/ends', { token })

  async function subscribed() {
    await ask()
    await confirm(readLatestEmail(visitor().sandbox).token)
    return readLatestEmail(visitor().sandbox).token
  }
  return { ask, confirm, end, subscribed }
}
