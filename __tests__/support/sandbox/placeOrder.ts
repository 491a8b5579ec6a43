import { statusAnswer } from '../../../src/contract/checkout'
import { order } from '../../../src/contract/order'
import type { Shopper } from './Shopper'

/** Places an order for an identified user. Lines are [variant, quantity]. By default, the order is collected in the shop. */
export async function placeOrder(shopper: Shopper, lines: [id: number, quantity: number][], id_carrier = 4) {
  for (const [id, quantity] of lines) await shopper.add(id, quantity)
  await shopper.carrier(id_carrier)
  const { redirect, _links } = await shopper.pay()
  await shopper.report(redirect, 'pay')
  const { id_order } = await shopper.call(statusAnswer, 'GET', _links['status']?.href ?? '')
  return readOrder(shopper, id_order ?? 0)
}

export const readOrder = (shopper: Shopper, id_order: number) => shopper.call(order, 'GET', `/v1/orders/${id_order}`)
