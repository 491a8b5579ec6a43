import type { ResponseLinks } from './Person'
import { buildAccountFields, createEmail, findAddress, type Visit } from './Visit'

export const password = 'Contract-walk-2026'

/** Creates an account and logs in with it. The account is deleted after the walk. */
export async function createCustomer(visit: Visit) {
  const customer = visit.createPerson()
  const email = createEmail()
  const { address1, city, postcode, id_country } = (await findAddress(customer)) ?? {}
  const payload = { ...buildAccountFields(customer, email), password, address1, city, postcode, id_country }
  const { _links } = await customer.call('createAccount', { payload })
  const sessionLinks: ResponseLinks = { owner: 'sessionAnswer', links: _links }
  visit.addCleanup(async () => {
    const { session } = await customer.call('login', { payload: { email, password } })
    customer.tokens.session = session.token
    await customer.call('deleteAccount', { from: sessionLinks, payload: { password } })
    await customer.expectRefusal('login', ['login_failed'], {
      situation: 'A customer logs in after the account was deleted',
      payload: { email, password },
    })
  })
  return { customer, email, sessionLinks }
}
