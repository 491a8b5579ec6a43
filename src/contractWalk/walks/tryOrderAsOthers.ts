import { becomeGuest } from '../visit/becomeGuest'
import { createCustomer } from '../visit/createCustomer'
import type { Answer } from '../visit/getCall'
import type { ResponseLinks, Person } from '../visit/Person'
import { createEmail, type Visit } from '../visit/Visit'

interface PlacedOrder {
  paymentTarget: ResponseLinks
  /** The order as the API returns it to the guest who placed it. */
  order: Answer<'readOrder'>
}

/**
 * A visitor, another guest and, at level `whole`, a customer try to use the order of another guest, by its address, its
 * number and its links.
 */
export async function tryOrderAsOthers(visit: Visit, placedOrder: PlacedOrder): Promise<void> {
  await visit.runPart(() => tryOrder(visit, visit.createPerson(), 'A visitor', placedOrder))
  await visit.runPart(async () => {
    const guest = visit.createPerson()
    await becomeGuest(visit, guest)
    await tryOrder(visit, guest, 'Another guest', placedOrder)
  })
  if (!visit.includes('whole')) return
  await visit.runPart(async () => {
    const { customer } = await createCustomer(visit)
    await tryOrder(visit, customer, 'A customer', placedOrder)
  })
}

async function tryOrder(
  visit: Visit,
  otherPerson: Person,
  role: string,
  { paymentTarget, order }: PlacedOrder,
): Promise<void> {
  await otherPerson.expectRefusal('readOrder', ['not_logged_in', 'not_found'], {
    from: `/v1/orders/${order.id_order}`,
    situation: `${role} opens somebody else's order`,
  })
  await otherPerson.expectRefusal('readStatus', ['not_found'], {
    from: paymentTarget,
    situation: `${role} opens the payment of somebody else`,
  })
  const orderTarget: ResponseLinks = { owner: 'order', links: order._links }
  await visit.runPart(() =>
    otherPerson.expectRefusal('orderAgain', ['not_logged_in', 'not_found'], {
      from: orderTarget,
      situation: `${role} repeats somebody else's order`,
      payload: {},
    }),
  )
  await visit.runPart(async () => {
    const lines = order.lines.map(({ id_order_line }) => ({ id_order_line, quantity: 1 }))
    await otherPerson.expectRefusal('withdraw', ['not_logged_in', 'not_found'], {
      from: orderTarget,
      situation: `${role} returns somebody else's order`,
      payload: { lines, reason: '' },
    })
  })
  await otherPerson.expectRefusal('findOrder', ['not_found'], {
    situation: `${role} looks an order up without its email`,
    payload: { number: order.number, email: createEmail() },
  })
}
