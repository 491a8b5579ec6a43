import type { Context, Hono } from 'hono'
import { findOrderPayload, orderAgainPayload, withdrawPayload } from '../../../contract/accountRequests'
import type { OrderList } from '../../../contract/order'
import { orderAgain } from './orderAgain'
import { withdrawItems } from './withdrawItems'
import { readLanguage } from '../../http/language'
import { readPayload, readPage } from '../../http/readPayload'
import { createNotFoundError } from '../../http/ShopError'
import { mailWithdrawal } from '../../mail/mailWithdrawal'
import { serializeOrder } from '../../serializers/order'
import { findGuestOrder, readOrders } from '../../queries/order'
import { createOrderKey, requireOwnOrder } from '../../session/requestedOrder'
import { requireAccount } from '../../session/sessions'
import type { SandboxContext } from '../../context'

const pageSize = 10

export function createOrderRoutes(routes: Hono, context: SandboxContext): void {
  const { database, attempts } = context
  routes.get('/my/orders', (c) => {
    const { id_customer } = requireAccount(context, c)
    const page = readPage(c)
    const { orders, total } = readOrders(database, id_customer, { limit: pageSize, offset: (page - 1) * pageSize })
    const language = readLanguage(c)
    const answer: OrderList = {
      _embedded: { orders: orders.map((order) => serializeOrder(order, language, context.now())) },
      total,
      _links: {
        self: { href: `/v1/my/orders?page=${page}`, method: 'GET' },
        ...(page * pageSize < total && { next: { href: `/v1/my/orders?page=${page + 1}`, method: 'GET' as const } }),
      },
    }
    return c.json(answer)
  })

  /**
   * Attempts count both for the number and for the address, so that a user who knows one of them cannot guess the
   * other.
   */
  routes.post('/orders/search', async (c) => {
    const { number, email } = await readPayload(c, findOrderPayload)
    const orderNumber = number.replace(/\s/g, '').toUpperCase()
    attempts.findOrder.begin(email)
    attempts.findOrder.begin(orderNumber)
    const order = findGuestOrder(database, orderNumber, email)
    if (!order) throw createNotFoundError('order')
    attempts.findOrder.recordSuccess(email)
    attempts.findOrder.recordSuccess(orderNumber)
    const key = createOrderKey(context, order.row.id_order)
    return c.json(serializeOrder(order, readLanguage(c), context.now(), key))
  })

  routes.get('/orders/:id', (c) => c.json(serializeOrder(requireOwnOrder(context, c), readLanguage(c), context.now())))

  routes.post('/orders/:id/again', async (c) => {
    const { order_key } = await readPayload(c, orderAgainPayload)
    return c.json(orderAgain(context, c, order_key))
  })

  /**
   * Returns the number of withdrawals at the time when the link was created; 0 if the parameter is missing or not a
   * number.
   */
  const readWithdrawalCount = (c: Context) => Math.max(0, Number(c.req.query('after')) || 0)

  routes.post('/orders/:id/withdrawals', async (c) => {
    const { order_key, ...payload } = await readPayload(c, withdrawPayload)
    const language = readLanguage(c)
    const { answer, isNew } = database.transaction(() => {
      const isRecorded = withdrawItems(context, requireOwnOrder(context, c, order_key), payload, readWithdrawalCount(c))
      return {
        isNew: isRecorded,
        answer: serializeOrder(requireOwnOrder(context, c, order_key), language, context.now(), order_key),
      }
    })
    if (isNew) mailWithdrawal(context, answer, payload, language)
    return c.json(answer)
  })
}
