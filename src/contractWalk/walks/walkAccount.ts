import { becomeGuest } from '../visit/becomeGuest'
import { createCustomer, password } from '../visit/createCustomer'
import type { ResponseLinks, Person } from '../visit/Person'
import { buildAccountFields, createKey, type Visit } from '../visit/Visit'

/** A customer creates an account, changes its details and addresses, logs out and in, and deletes it. */
export async function walkAccount(visit: Visit): Promise<void> {
  const customer = visit.createPerson()
  const root = await visit.readRoot(customer)
  const { email, sessionTarget } = await createCustomer(visit, customer, root)
  await customer.expectRefusal('createAccount', root, ['account_exists', 'invalid'], {
    situation: 'An account with this email address exists',
    payload: { ...buildAccountFields(customer, email), password },
  })
  await visit.runPart(() => changeProfile(customer, sessionTarget, email))
  await visit.runPart(() => changeAddresses(customer, sessionTarget))
  await visit.runPart(async () => {
    const { _embedded } = await customer.call('listOrders', sessionTarget)
    customer.check('listOrders', 'A new customer', '_embedded.orders', [], _embedded.orders)
  })
  await visit.runPart(async () => void (await customer.call('downloadData', sessionTarget)))
  await visit.runPart(async () => {
    const payload = { gender: 3, firstname: 'Contract', lastname: 'Walker' }
    await customer.call('setContact', sessionTarget, { payload })
  })
  await visit.runPart(() => tryAccountAsGuest(visit, root, sessionTarget))
  await visit.runPart(async () => {
    await customer.call('logOut', sessionTarget)
    await customer.expectRefusal('readSession', root, ['not_logged_in'], { situation: 'The customer has logged out' })
    customer.tokens.session = null
    await customer.expectRefusal('login', root, ['login_failed'], {
      situation: 'A password is wrong',
      payload: { email, password: createKey() },
    })
    await customer.call('login', root, { payload: { email, password } })
  })
}

async function changeProfile(customer: Person, sessionTarget: ResponseLinks, email: string): Promise<void> {
  const situation = 'A customer changes a name'
  const payload = { customer: { id_gender: 3, firstname: 'Walk', lastname: 'Walker', email } }
  const changedSession = await customer.call('updateProfile', sessionTarget, { payload })
  customer.check('updateProfile', situation, 'customer.firstname', 'Walk', changedSession.customer.firstname)
  await customer.expectRefusal('changePassword', sessionTarget, ['invalid'], {
    situation: 'The current password is wrong',
    payload: { password: createKey(), new_password: password },
  })
  await customer.call('changePassword', sessionTarget, { payload: { password, new_password: password } })
  const laterSession = await customer.call('readSession', { owner: 'sessionAnswer', links: changedSession._links })
  const laterSituation = 'The session stays after a new password'
  customer.check('changePassword', laterSituation, 'customer.email', email, laterSession.customer.email)
}

async function changeAddresses(customer: Person, sessionTarget: ResponseLinks): Promise<void> {
  const list = await customer.call('listAddresses', sessionTarget)
  const [firstAddress] = list._embedded.addresses
  if (!firstAddress) return
  const { firstname, lastname, postcode, city, id_country } = firstAddress
  const address = { firstname, lastname, postcode, city, id_country, address1: 'Second Street 2' }
  const listTarget: ResponseLinks = { owner: 'addressList', links: list._links }
  const listAfterAddition = await customer.call('createAddress', listTarget, { payload: { address } })
  const situation = 'The same address again'
  const listAfterRepetition = await customer.call('createAddress', listTarget, { payload: { address }, situation })
  const count = listAfterAddition._embedded.addresses.length
  customer.check(
    'createAddress',
    situation,
    'number of addresses',
    count,
    listAfterRepetition._embedded.addresses.length,
  )
  const secondAddress = listAfterAddition._embedded.addresses.find(({ address1 }) => address1 === address.address1)
  const addressTarget: ResponseLinks = { owner: 'address', links: secondAddress?._links }
  const payload = { address: { ...address, address1: 'Third Street 3' } }
  await customer.expectRefusal('updateAddress', addressTarget, ['invalid'], {
    situation: 'An address has no postcode',
    payload: { address: { ...address, postcode: '' } },
  })
  const listAfterChange = await customer.call('updateAddress', addressTarget, { payload })
  const isChanged = listAfterChange._embedded.addresses.some(({ address1 }) => address1 === 'Third Street 3')
  customer.check('updateAddress', 'A customer changes an address', 'the address has changed', true, isChanged)
  const remainingCount = (await customer.call('deleteAddress', addressTarget))._embedded.addresses.length
  customer.check('deleteAddress', 'A customer deletes an address', 'number of addresses', count - 1, remainingCount)
}

/** A guest tries to read the data of an account through the links of a customer's session. */
async function tryAccountAsGuest(visit: Visit, root: ResponseLinks, sessionTarget: ResponseLinks): Promise<void> {
  const guest = visit.createPerson()
  await becomeGuest(visit, guest, root)
  for (const name of ['listOrders', 'listAddresses', 'readWishlist', 'listGiftlists'] as const) {
    await visit.runPart(() =>
      guest
        .expectRefusal(name, sessionTarget, ['account_needed'], { situation: 'A guest has no account' })
        .then(() => undefined),
    )
  }
}
