import { order } from '../../../src/contract/order'
import type { Shopper } from './Shopper'

/**
 * The user must be identified. Each line is a text such as "2 x 100101", with the quantity and the variant. By default,
 * the customer collects the order in the shop.
 */
export async function placeOrder(shopper: Shopper, lines: string[], id_carrier = 4) {
  for (const line of lines) {
    const [quantity = 0, variant = 0] = line.split(' x ').map(Number)
    await shopper.add(variant, quantity)
  }
  await shopper.carrier(id_carrier)
  return shopper.buyAndRead()
}

export const readOrder = (shopper: Shopper, id_order: number) => shopper.call(order, 'GET', `/v1/orders/${id_order}`)
