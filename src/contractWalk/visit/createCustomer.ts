import type { ResponseLinks, Person } from './Person'
import { buildAccountFields, createAddress, createEmail, type Visit } from './Visit'

export const password = 'Contract-walk-2026'

export interface Account {
  email: string
  sessionTarget: ResponseLinks
}

/** Creates an account, with which the person is then logged in. The account is deleted after the walk. */
export async function createCustomer(visit: Visit, person: Person, root: ResponseLinks): Promise<Account> {
  const email = createEmail()
  const { _embedded } = await person.call('listCountries', root)
  const address = _embedded.countries.flatMap((country) => createAddress(country) ?? [])[0]
  const { address1, city, postcode, id_country } = address ?? {}
  const payload = { ...buildAccountFields(person, email), password, address1, city, postcode, id_country }
  const { _links } = await person.call('createAccount', root, { payload })
  visit.addLinks('sessionAnswer', _links)
  const sessionTarget: ResponseLinks = { owner: 'sessionAnswer', links: _links }
  visit.cleanLater(async () => {
    const { session } = await person.call('login', root, { payload: { email, password } })
    person.tokens.session = session.token
    await person.call('deleteAccount', sessionTarget, { payload: { password } })
    await person.expectRefusal('login', root, ['login_failed'], {
      situation: 'A customer logs in after the account was deleted',
      payload: { email, password },
    })
  })
  return { email, sessionTarget }
}
