import { parse } from 'valibot'
import { cartAnswer, cartRules, type Cart } from '../../../src/contract/cart'
import { checkout, paymentAnswer } from '../../../src/contract/checkout'
import { Shopper } from './Shopper'
import { openSeededSandbox } from './openSeededSandbox'
import { readOrder } from './placeOrder'

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
  const session = await shopper.guest()
  await shopper.carrier(4)
  const ready = await shopper.checkout()
  const payment = await shopper.buy()
  const status = await shopper.status(payment)
  const placed = await readOrder(shopper, status.id_order!)
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
