import type { Person } from './Person'
import { buildAccountFields, createEmail, findAddress, type Visit } from './Visit'

/** Turns a visitor into a guest with an address in the first country whose postcodes are known. */
export async function becomeGuest(visit: Visit, guest: Person): Promise<void> {
  const knownAddress = await findAddress(guest)
  const address = guest.requireValue('listCountries', 'a country whose postcodes the walk knows', knownAddress)
  const email = createEmail()
  const account = buildAccountFields(guest, email)
  await guest.expectRefusal('createGuest', ['invalid'], {
    situation: 'A guest lives in a country to which the shop does not deliver',
    payload: { account, delivery: { ...address, id_country: 999_999_999 } },
  })
  const session = await guest.call('createGuest', { payload: { account, delivery: address, invoice: address } })
  visit.addLinks('sessionAnswer', session._links)
  guest.check('createGuest', 'A guest gives an address', 'customer.email', email, session.customer.email)
  const count = session.addresses.length
  guest.check('createGuest', 'The invoice address equals the delivery address', 'addresses', 1, count)
  const readAnswer = await guest.call('readSession')
  guest.check('readSession', 'A guest comes back', 'addresses', count, readAnswer.addresses.length)
}
