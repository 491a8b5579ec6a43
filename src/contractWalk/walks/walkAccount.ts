import { becomeGuest } from '../visit/becomeGuest'
import { createCustomer, password } from '../visit/createCustomer'
import type { ResponseLinks, Person } from '../visit/Person'
import { buildAccountFields, createKey, type Visit } from '../visit/Visit'

/** A customer creates an account, changes its details and addresses, logs out and in, and deletes it. */
export async function walkAccount(visit: Visit): Promise<void> {
  const { customer, email, sessionLinks } = await createCustomer(visit)
  await customer.expectRefusal('createAccount', ['account_exists', 'invalid'], {
    situation: 'An account with this email address exists',
    payload: { ...buildAccountFields(customer, email), password },
  })
  await visit.runPart(() => changeProfile(customer, sessionLinks, email))
  await visit.runPart(() => changeAddresses(customer, sessionLinks))
  await visit.runPart(async () => {
    const { _embedded } = await customer.call('listOrders', { from: sessionLinks })
    customer.check('listOrders', 'A new customer', '_embedded.orders', [], _embedded.orders)
  })
  await visit.runPart(() => customer.call('downloadData', { from: sessionLinks }))
  await visit.runPart(async () => {
    const payload = { gender: 3, firstname: 'Contract', lastname: 'Walker' }
    await customer.call('setContact', { from: sessionLinks, payload })
  })
  await visit.runPart(() => tryAccountAsGuest(visit, sessionLinks))
  await visit.runPart(async () => {
    await customer.call('logOut', { from: sessionLinks })
    await customer.expectRefusal('readSession', ['not_logged_in'], { situation: 'The customer has logged out' })
    customer.tokens.session = null
    await customer.expectRefusal('login', ['login_failed'], {
      situation: 'A password is wrong',
      payload: { email, password: createKey() },
    })
    await customer.call('login', { payload: { email, password } })
  })
}

async function changeProfile(customer: Person, sessionLinks: ResponseLinks, email: string): Promise<void> {
  const situation = 'A customer changes a name'
  const payload = { customer: { id_gender: 3, firstname: 'Walk', lastname: 'Walker', email } }
  const changedSession = await customer.call('updateProfile', { from: sessionLinks, payload })
  customer.check('updateProfile', situation, 'customer.firstname', 'Walk', changedSession.customer.firstname)
  await customer.expectRefusal('changePassword', ['invalid'], {
    from: sessionLinks,
    situation: 'The current password is wrong',
    payload: { password: createKey(), new_password: password },
  })
  await customer.call('changePassword', { from: sessionLinks, payload: { password, new_password: password } })
  const changedTarget: ResponseLinks = { owner: 'sessionAnswer', links: changedSession._links }
  const laterSession = await customer.call('readSession', { from: changedTarget })
  const laterSituation = 'The session stays after a new password'
  customer.check('changePassword', laterSituation, 'customer.email', email, laterSession.customer.email)
}

async function changeAddresses(customer: Person, sessionLinks: ResponseLinks): Promise<void> {
  const addressList = await customer.call('listAddresses', { from: sessionLinks })
  const [firstAddress] = addressList._embedded.addresses
  if (!firstAddress) return
  const { firstname, lastname, postcode, city, id_country } = firstAddress
  const address = { firstname, lastname, postcode, city, id_country, address1: 'Second Street 2' }
  const from: ResponseLinks = { owner: 'addressList', links: addressList._links }
  const { addresses } = (await customer.call('createAddress', { from, payload: { address } }))._embedded
  const situation = 'The same address again'
  const { _embedded: repeated } = await customer.call('createAddress', { from, payload: { address }, situation })
  const count = addresses.length
  customer.check('createAddress', situation, 'number of addresses', count, repeated.addresses.length)
  const secondAddress = addresses.find(({ address1 }) => address1 === address.address1)
  const addressTarget: ResponseLinks = { owner: 'address', links: secondAddress?._links }
  const payload = { address: { ...address, address1: 'Third Street 3' } }
  await customer.expectRefusal('updateAddress', ['invalid'], {
    from: addressTarget,
    situation: 'An address has no postcode',
    payload: { address: { ...address, postcode: '' } },
  })
  const listAfterChange = await customer.call('updateAddress', { from: addressTarget, payload })
  const isChanged = listAfterChange._embedded.addresses.some(({ address1 }) => address1 === 'Third Street 3')
  customer.check('updateAddress', 'A customer changes an address', 'the address has changed', true, isChanged)
  const remainingCount = (await customer.call('deleteAddress', { from: addressTarget }))._embedded.addresses.length
  customer.check('deleteAddress', 'A customer deletes an address', 'number of addresses', count - 1, remainingCount)
}

/** A guest tries to read the data of an account through the links of a customer's session. */
async function tryAccountAsGuest(visit: Visit, sessionLinks: ResponseLinks): Promise<void> {
  const guest = visit.createPerson()
  await becomeGuest(visit, guest)
  for (const name of ['listOrders', 'listAddresses', 'readWishlist', 'listGiftlists'] as const) {
    const options = { from: sessionLinks, situation: 'A guest has no account' }
    await visit.runPart(() => guest.expectRefusal(name, ['account_needed'], options))
  }
}
