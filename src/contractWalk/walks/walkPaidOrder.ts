import type { Cart } from '../../contract/cart'
import type { ResponseLinks, Person } from '../visit/Person'
import { checkStock } from '../visit/checkStock'
import { checkTotals } from '../visit/checkTotals'
import type { Visit } from '../visit/Visit'
import { tryOrderAsOthers } from './tryOrderAsOthers'
import { emptyCart, buildCartTarget, sumQuantities } from './walkCart'

interface PaidCart {
  paymentTarget: ResponseLinks
  cart: Cart
  /** The available quantity of each item before the payment; null if it is unknown. */
  stocks: (number | null)[]
  /** The address of the payment provider's page. */
  redirect: string
}

/** A guest pays, reads the order, finds it again by its number, orders again and returns something. */
export async function walkPaidOrder(
  visit: Visit,
  guest: Person,
  { paymentTarget, cart, stocks, redirect }: PaidCart,
): Promise<void> {
  await visit.pay?.(redirect)
  const paidStatus = await guest.call('readStatus', { from: paymentTarget })
  const situation = 'The guest has paid'
  guest.check('readStatus', situation, 'status', 'paid', paidStatus.status ?? 'paid')
  const id = guest.requireValue('readStatus', 'id_order', paidStatus.id_order)
  const order = await guest.call('readOrder', { from: `/v1/orders/${id}` })
  const orderedQuantity = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  guest.check('readOrder', situation, 'quantity of the order', sumQuantities(cart), orderedQuantity)
  const closedCart = await guest.call('readCart')
  guest.check('readCart', situation, 'cart.closed', true, closedCart.cart?.closed ?? true)
  guest.tokens.cart = cart.token
  await guest.expectRefusal('updateCart', ['cart_closed', 'cart_not_found'], {
    from: buildCartTarget(cart),
    situation: 'The cart of an order is changed',
    payload: { id_lang: guest.idLang },
  })
  const { lines: items, totals, payment } = order
  const { id_country } = cart
  await checkTotals(guest, 'readOrder', situation, { items, totals, fee: payment?.fee, id_country })
  guest.check('readOrder', situation, 'totals.items', cart.totals.items, totals.items)
  await visit.runPart(() => checkStock(visit.createPerson(), cart.items, stocks))
  await tryOrderAsOthers(visit, { paymentTarget, order })
  const orderTarget: ResponseLinks = { owner: 'order', links: order._links }
  await visit.runPart(async () => {
    const payload = { number: order.number, email: order.email }
    const foundOrder = await visit.createPerson().call('findOrder', { payload })
    guest.check('findOrder', 'A guest looks the order up', 'id_order', order.id_order, foundOrder.id_order)
  })
  await visit.runPart(async () => {
    const refilledCart = await guest.call('orderAgain', { from: orderTarget, payload: {} })
    const quantity = sumQuantities(refilledCart.cart)
    guest.check('orderAgain', 'A guest orders again', 'quantity of the cart', sumQuantities(cart), quantity)
    await emptyCart(guest)
  })
  await visit.runPart(async () => {
    const line = order.lines.find(({ withdrawable }) => withdrawable > 0)
    if (!line) return
    const payload = { lines: [{ id_order_line: line.id_order_line, quantity: 1 }], reason: '' }
    const returnedOrder = await guest.call('withdraw', { from: orderTarget, payload })
    guest.check('withdraw', 'A guest returns an item', 'withdrawal.lines', 1, returnedOrder.withdrawal?.lines.length)
  })
}
