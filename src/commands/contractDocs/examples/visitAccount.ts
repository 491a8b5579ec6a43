import type { ExampleRecorder } from './ExampleRecorder'
import { address, payCart, person } from './orderAsGuest'
import type { ExampleVariants } from './visitCatalogue'

const email = 'noor@example.be'
const id_lang = 1

/** Creates an account and uses all its parts, except gift lists and the parts that `leaveAccount` uses. */
export async function visitAccount(customer: ExampleRecorder, variants: ExampleVariants): Promise<void> {
  await logIn(customer)
  await changePasswords(customer)
  await changeAddresses(customer)
  await placeOrder(customer, variants)
  await saveWishes(customer, variants)
  await saveDesigns(customer)
  await subscribeCustomer(customer)
}

export async function leaveAccount(customer: ExampleRecorder): Promise<void> {
  await customer.call('downloadData')
  await customer.call('deleteAccount', { payload: { password: 'nog een wachtwoord' } })
  await customer.call('logOut')
}

async function logIn(customer: ExampleRecorder): Promise<void> {
  const password = 'een wachtwoord'
  const account = { ...person, id_lang, email, password, id_gender: 2, newsletter: false }
  await customer.call('createAccount', { payload: account })
  await customer.call('login', { payload: { email, password } })
  await customer.call('readSession')
  await customer.call('setContact', { payload: { gender: 2, ...person } })
  await customer.call('updateProfile', { payload: { customer: { ...person, id_gender: 2, email } } })
  const passwordChange = { password, new_password: 'een ander wachtwoord' }
  await customer.call('changePassword', { payload: passwordChange })
}

async function changePasswords(customer: ExampleRecorder): Promise<void> {
  await customer.call('requestPasswordLink', { payload: { email, id_lang } })
  const link = await customer.readEmailLink('password-reset')
  const { customer: id_customer, token = '', reset: reset_token = '' } = link
  const payload = { id_customer: Number(id_customer), token, reset_token }
  await customer.call('checkPasswordLink', { payload })
  const password = 'nog een wachtwoord'
  await customer.call('setPassword', { payload: { ...payload, password } })
  await customer.call('login', { payload: { email, password } })
}

async function changeAddresses(customer: ExampleRecorder): Promise<void> {
  const list = await customer.call('listAddresses')
  const { _embedded } = await customer.call('createAddress', { from: list, payload: { address } })
  const [firstAddress] = _embedded.addresses
  const payload = { address: { ...address, address1: 'Lindelaan 3' } }
  await customer.call('updateAddress', { from: firstAddress, payload })
  await customer.call('listAddresses')
  await customer.call('deleteAddress', { from: firstAddress })
}

async function placeOrder(customer: ExampleRecorder, { stockedVariant }: ExampleVariants): Promise<void> {
  const from = await customer.call('listAddresses')
  const { _embedded } = await customer.call('createAddress', { from, payload: { address } })
  const { cart } = await customer.call('addToCart', { payload: { ...stockedVariant, id_lang } })
  const id_address = _embedded.addresses[0]?.id_address
  const addresses = { id_address_delivery: id_address, id_address_invoice: id_address, id_lang }
  await customer.call('updateCart', { from: cart ?? {}, payload: addresses })
  const { carriers } = await customer.call('readCheckout')
  const carrier = carriers.find(({ available, service_points }) => available && service_points.length === 0)
  const payload = { id_carrier: carrier?.id_carrier ?? 0, id_lang, step_shipping: 1 as const }
  await customer.call('updateCarrier', { from: cart ?? {}, payload })
  await payCart(customer)
  await customer.call('listOrders')
}

async function saveWishes(customer: ExampleRecorder, { stockedVariant }: ExampleVariants): Promise<void> {
  const list = await customer.call('readWishlist')
  const payload = { items: [stockedVariant] }
  const { items, ...updatedList } = await customer.call('addWishes', { from: list, payload })
  const sharedList = await customer.call('shareWishlist', { from: updatedList })
  await customer.call('readWishlist')
  await customer.call('readSharedWishlist', { query: { key: sharedList.share ?? '' } })
  await customer.call('unshareWishlist', { from: sharedList })
  await customer.call('removeWish', { from: items[0] })
}

async function saveDesigns(customer: ExampleRecorder): Promise<void> {
  const design = '1.1uo-2'
  const list = await customer.call('listDesigns')
  const { designs } = await customer.call('saveDesign', { from: list, payload: { name: 'Werkkamer', design } })
  const from = designs[0]
  await customer.call('updateDesign', { from, payload: { name: 'Kantoor', design } })
  await customer.call('listDesigns')
  await customer.call('removeSavedDesign', { from })
}

async function subscribeCustomer(customer: ExampleRecorder): Promise<void> {
  const payload = { email, firstName: person.firstname, lastName: person.lastname, id_lang }
  const myNewsletter = await customer.call('readMyNewsletter')
  const pendingNewsletter = await customer.call('subscribeCustomer', { from: myNewsletter, payload })
  await customer.call('unsubscribeCustomer', { from: pendingNewsletter, payload })
}
