import { parse } from 'valibot'
import { cartAnswer, cartRules, type Cart } from '../../../src/contract/cart'
import { checkout, paymentAnswer, statusAnswer } from '../../../src/contract/checkout'
import { order } from '../../../src/contract/order'
import { guestDetails, Shopper } from './Shopper'
import { openSeededSandbox } from './openSeededSandbox'

const names = ['add_to_cart', 'addvoucher', 'country', 'carrier', 'giftwrapping', 'payment', 'update'] as const

/** The links are unpredictable and specify no method. */
function withOwnLinks(cart: Cart): Cart {
  const own = (name: string) => ({ href: `/v1/links/${name}` })
  return {
    ...cart,
    _links: Object.fromEntries(names.map((name) => [name, own(name)])),
    items: cart.items.map((item) => ({ ...item, _links: { update: own('line'), remove: own('line') } })),
    vouchers: cart.vouchers.map((voucher) => ({ ...voucher, _links: { remove: own('voucher') } })),
  }
}

/** Collects the response to every call of the cart and the checkout. */
export async function collectAnswers() {
  const sandbox = openSeededSandbox()
  const shopper = new Shopper(sandbox)
  const rules = await shopper.call(cartRules, 'GET', '/v1/cartrules')
  await shopper.add(100401, 2)
  const { cart } = await shopper.voucher('WELKOM10')
  const session = await shopper.guest(guestDetails)
  await shopper.carrier(4)
  const ready = await shopper.checkout()
  const payment = await shopper.buy()
  const status = await shopper.call(statusAnswer, 'GET', payment._links['status']?.href ?? '')
  const placed = await shopper.call(order, 'GET', `/v1/orders/${status.id_order}`)
  sandbox.close()
  return {
    rules,
    cart: withOwnLinks(cart),
    changed: parse(cartAnswer, { cart, type: 'done', data: { so: 'it is' } }),
    session,
    checkout: parse(checkout, ready),
    payment: parse(paymentAnswer, payment),
    status,
    order: placed,
  }
}
