import { Hono, type Context } from 'hono'
import { findOrder, orderAgainPayload, withdraw } from '../../contract/accountRequests'
import type { OrderList } from '../../contract/order'
import { orderAgain } from '../changes/orderAgain'
import { withdrawPieces } from '../changes/withdrawPieces'
import { langOfRequest } from '../http/language'
import { pageOf } from '../http/page'
import { payload } from '../http/payload'
import { notFound } from '../http/ShopError'
import { mailWithdrawal } from '../mail/mailWithdrawal'
import { presentOrder } from '../presenters/order'
import { findGuestOrder, ordersOf } from '../records/orderList'
import { Attempts } from '../session/Attempts'
import { giveOrderKey } from '../session/orderKeys'
import { ownOrder } from '../session/ownOrder'
import { requireAccount } from '../session/requireAccount'
import type { Shop } from '../shop'

const pageSize = 10
/** Guesses at one number, and with one e-mail address: whoever knows one must not find the other. */
const guesses = { most: 5, span: 15 * 60_000, what: 'to find an order' }

/** GET my_orders, order again, withdrawal, and the look-up of a guest's order. */
export function customerOrderRoutes(shop: Shop): Hono {
  const { database } = shop
  const routes = new Hono()
  const attempts = { email: new Attempts(shop.now, guesses), number: new Attempts(shop.now, guesses) }

  routes.get('/my/orders', (c) => {
    const { id_customer } = requireAccount(shop, c)
    const page = pageOf(c)
    const { orders, total } = ordersOf(database, id_customer, { limit: pageSize, offset: (page - 1) * pageSize })
    const lang = langOfRequest(c)
    const answer: OrderList = {
      _embedded: { orders: orders.map((order) => presentOrder(order, lang, shop.now())) },
      total,
      _links: {
        self: { href: `/v1/my/orders?page=${page}`, method: 'GET' },
        ...(page * pageSize < total && { next: { href: `/v1/my/orders?page=${page + 1}`, method: 'GET' as const } }),
      },
    }
    return c.json(answer)
  })

  /** By number and e-mail address, both. Guesses are counted for each of the two, whether or not there is such an order. */
  routes.post('/orders/search', async (c) => {
    const { number, email } = await payload(c, findOrder)
    const wanted = number.replace(/\s/g, '').toUpperCase()
    attempts.email.begin(email)
    attempts.number.begin(wanted)
    const order = findGuestOrder(database, wanted, email)
    if (!order) throw notFound('order')
    attempts.email.succeeded(email)
    attempts.number.succeeded(wanted)
    const key = giveOrderKey(shop, order.row.id_order)
    return c.json(presentOrder(order, langOfRequest(c), shop.now(), key))
  })

  routes.post('/orders/:id/again', async (c) => {
    const { order_key } = await payload(c, orderAgainPayload)
    return c.json(orderAgain(shop, c, order_key))
  })

  /** How many requests there were when the link was given; without a number that makes sense, none. */
  const seenOf = (c: Context) => Math.max(0, Number(c.req.query('after')) || 0)

  routes.post('/orders/:id/withdrawals', async (c) => {
    const { order_key, ...wanted } = await payload(c, withdraw)
    const lang = langOfRequest(c)
    const { answer, isNew } = database.transaction(() => {
      const done = withdrawPieces(shop, ownOrder(shop, c, order_key), wanted, seenOf(c))
      return { isNew: done, answer: presentOrder(ownOrder(shop, c, order_key), lang, shop.now(), order_key) }
    })
    if (isNew) await mailWithdrawal(shop, answer, wanted, lang)
    return c.json(answer)
  })

  return routes
}
