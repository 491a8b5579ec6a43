import { emptyAnswer } from '../../../src/contract/account'
import { sessionAnswer } from '../../../src/contract/session'
import type { Sandbox } from '../../../src/sandbox/openSandbox'
import { Shopper } from './Shopper'

export const accountDetails = {
  id_lang: 1,
  email: 'an@example.be',
  password: 'een lang geheim',
  id_gender: 2,
  firstname: 'An',
  lastname: 'Peeters',
  newsletter: false,
}
export const accountAddress = { address1: 'Lindelaan 1', postcode: '9000', city: 'Gent', id_country: 3 }

/** Also logs the user in. */
export async function register(shopper: Shopper, details: object = accountDetails) {
  const answer = await shopper.call(sessionAnswer, 'POST', '/v1/accounts', details)
  shopper.headers['CustomerToken'] = answer.session.token
  return answer
}

export async function logIn(shopper: Shopper, { email, password } = accountDetails) {
  const answer = await shopper.call(sessionAnswer, 'POST', '/v1/sessions', { email, password })
  shopper.headers['CustomerToken'] = answer.session.token
  return answer
}

export const deleteAccount = (shopper: Shopper, password = accountDetails.password) =>
  shopper.call(emptyAnswer, 'POST', '/v1/me/deletion', { password })

export async function openAccount(sandbox: Sandbox, firstname = 'An'): Promise<Shopper> {
  const shopper = new Shopper(sandbox)
  await register(shopper, { ...accountDetails, email: `${firstname.toLowerCase()}@example.be`, firstname })
  return shopper
}
