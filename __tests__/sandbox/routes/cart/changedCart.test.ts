import type { Cart } from '../../../../src/contract/cart'
import { guestDetails, paymentBody } from '../../../support/sandbox/Shopper'
import { openEachTest, sandbox, shopper } from '../../../support/sandbox/eachTest'

openEachTest()
beforeEach(async () => {
  await shopper.add(100801, 2)
  await shopper.guest({ ...guestDetails, invoice: { ...guestDetails.delivery, address1: 'Kouter 2' } })
  await shopper.carrier(1)
})

const fetchCart = async (): Promise<Cart> => {
  const { cart } = await shopper.checkout()
  if (!cart) throw new Error('There is no cart')
  return cart
}
const findPaymentLink = (cart: Cart) => cart._links['payment']?.href ?? ''
const payByLink = (href: string, id_address_invoice = 1) =>
  shopper.send('POST', href, { ...paymentBody, id_address_invoice })
const setQuantity = (cart: Cart, wanted: number) => shopper.setQuantity(cart.items[0]!, wanted)
const setPrice = (cents: number) =>
  sandbox.database.run('UPDATE combination SET price_cents = ? WHERE id_product_attribute = 100801', cents)

test('an unchanged cart has the same payment link in both languages', async () => {
  const href = findPaymentLink(await fetchCart())
  expect(href).toMatch(/^\/v1\/cart\/payment\?seen=[\w-]{43}$/)
  shopper.headers['Lang'] = '2'
  expect(findPaymentLink(await fetchCart())).toBe(href)
  expect((await payByLink(href)).status).toBe(200)
})

test.each<[string, (cart: Cart) => unknown]>([
  ['a quantity', (cart) => setQuantity(cart, 3)],
  ['the number of lines', () => shopper.add(105701)],
  ['the variant of a line', async (cart) => [await shopper.add(100803, 2), await setQuantity(cart, 0)]],
  ['a price', () => setPrice(15800)],
  ['a voucher', () => shopper.voucher('NOORD25')],
  ['the country', () => shopper.change('PUT', '/v1/cart/country', { id_country: 12, id_lang: 1 })],
  ['the carrier', () => shopper.carrier(4)],
  ['the pickup point', () => shopper.carrier(3, 'BE-1001')],
  ['the wrapping', () => shopper.wrap('')],
  [
    'the delivery address',
    () => shopper.guest({ ...guestDetails, delivery: { ...guestDetails.delivery, address1: 'Veldstraat 3' } }),
  ],
])('after a change of %s, the earlier payment link is refused (SPEC §4: changed)', async (_, change) => {
  const cart = await fetchCart()
  await change(cart)
  const refused = await payByLink(findPaymentLink(cart))
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ type: 'cart_changed', data: { changed: true } })
  expect(sandbox.database.all('SELECT 1 FROM payment')).toEqual([])
})

test('the error cart_changed precedes an incomplete checkout, and the invoice address does not change', async () => {
  const cart = await fetchCart()
  await shopper.change('PUT', '/v1/cart/country', { id_country: 12, id_lang: 1 })
  const refused = await payByLink(findPaymentLink(cart), 2)
  expect(await refused.json()).toMatchObject({ type: 'cart_changed' })
  expect((await fetchCart()).id_address_invoice).toBe(cart.id_address_invoice)
})

test('a change that is undone does not invalidate the payment link', async () => {
  const cart = await fetchCart()
  await setQuantity(cart, 3)
  await setQuantity(cart, 2)
  expect((await payByLink(findPaymentLink(cart))).status).toBe(200)
})

test('removing an item and adding it again at the end does not invalidate the payment link', async () => {
  await shopper.add(105701)
  const cart = await fetchCart()
  await setQuantity(cart, 0)
  await shopper.add(100801, 2)
  expect((await fetchCart()).items.map((item) => item.id_product_attribute)).toEqual([105701, 100801])
  expect((await payByLink(findPaymentLink(cart))).status).toBe(200)
})

test('using a payment link twice returns the same payment, even though it sets the invoice address', async () => {
  const href = findPaymentLink(await fetchCart())
  const first = await (await payByLink(href, 2)).json()
  const again = await (await payByLink(href, 2)).json()
  expect(again.redirect).toBe(first.redirect)
})

test('a payment link with an empty digest returns a 409', async () => {
  expect((await payByLink('/v1/cart/payment?seen=')).status).toBe(409)
})
