import { done } from '../../src/contract/account'
import { lastLetter } from './newsletterLetter'
import type { Shopper } from './sandboxShopper'

export const an = { email: 'an@example.be', firstName: 'An', lastName: 'Peeters', id_lang: 1 }

/** The calls of the newsletter, of a visitor who may be another in each test. */
export function newsletterCalls(visitor: () => Shopper) {
  const ask = (given: object = an) => visitor().call(done, 'POST', '/v1/newsletter', given)
  const confirm = (token: string) => visitor().call(done, 'POST', '/v1/newsletter/confirmations', { token })
  const end = (token: string) => visitor().call(done, 'POST', '/v1/newsletter/ends', { token })

  async function subscribed() {
    await ask()
    await confirm(lastLetter(visitor().sandbox).token)
    return lastLetter(visitor().sandbox).token
  }
  return { ask, confirm, end, subscribed }
}
