import { becomeGuest } from '../visit/becomeGuest'
import { createCustomer } from '../visit/createCustomer'
import type { Answer } from '../visit/getCall'
import type { ResponseLinks, Person } from '../visit/Person'
import { createEmail, type Visit } from '../visit/Visit'

interface PlacedOrder {
  root: ResponseLinks
  paymentTarget: ResponseLinks
  /** The order as the API returns it to the guest who placed it. */
  order: Answer<'readOrder'>
}

/**
 * A visitor, another guest and, at level `whole`, a customer try to use the order of another guest, by its address, its
 * number and its links.
 */
export async function tryOrderAsOthers(visit: Visit, placedOrder: PlacedOrder): Promise<void> {
  const { root } = placedOrder
  await visit.runPart(() => tryOrder(visit, visit.createPerson(), 'A visitor', placedOrder))
  await visit.runPart(async () => {
    const guest = visit.createPerson()
    await becomeGuest(visit, guest, root)
    await tryOrder(visit, guest, 'Another guest', placedOrder)
  })
  if (!visit.includes('whole')) return
  await visit.runPart(async () => {
    const customer = visit.createPerson()
    await createCustomer(visit, customer, root)
    await tryOrder(visit, customer, 'A customer', placedOrder)
  })
}

async function tryOrder(
  visit: Visit,
  other: Person,
  role: string,
  { root, paymentTarget, order }: PlacedOrder,
): Promise<void> {
  const situation = `${role} opens somebody else's order`
  await other.expectRefusal('readOrder', `/v1/orders/${order.id_order}`, ['not_logged_in', 'not_found'], { situation })
  await other.expectRefusal('readStatus', paymentTarget, ['not_found'], {
    situation: `${role} opens the payment of somebody else`,
  })
  const orderTarget: ResponseLinks = { owner: 'order', links: order._links }
  await visit.runPart(async () => {
    await other.expectRefusal('orderAgain', orderTarget, ['not_logged_in', 'not_found'], {
      situation: `${role} repeats somebody else's order`,
      payload: {},
    })
  })
  await visit.runPart(async () => {
    const lines = order.lines.map(({ id_order_line }) => ({ id_order_line, quantity: 1 }))
    await other.expectRefusal('withdraw', orderTarget, ['not_logged_in', 'not_found'], {
      situation: `${role} returns somebody else's order`,
      payload: { lines, reason: '' },
    })
  })
  await visit.runPart(async () => {
    await other.expectRefusal('findOrder', root, ['not_found'], {
      situation: `${role} looks an order up without its email`,
      payload: { number: order.number, email: createEmail() },
    })
  })
}
