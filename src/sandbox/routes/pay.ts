import { Hono } from 'hono'
import { langOf } from '../http/language'
import { ShopError } from '../http/ShopError'
import { shopPaths } from '../http/shopPaths'
import { payPage } from '../payment/payPage'
import { unknownPayPage } from '../payment/payPageFrame'
import { settlePayment } from '../payment/settlePayment'
import { textIn } from '../records/json'
import { paymentOfToken, type PaymentRow } from '../records/payment'
import type { Shop } from '../shop'

const backTo = (payment: PaymentRow) => payment.origin + shopPaths.status[langOf(payment.id_lang)]

/** The payment provider's page, and what it reports. Outside /web: it is not the shop's. */
export function payRoutes(shop: Shop): Hono {
  const { database, timers, lateAnswerAfter } = shop
  const routes = new Hono()

  /** What a click on the page does before the shopper goes back to the shop. */
  const clicks: Record<string, (token: string) => unknown> = {
    pay: (token) => settlePayment(shop, token, 'pay'),
    refuse: (token) => settlePayment(shop, token, 'refuse'),
    cancel: (token) => settlePayment(shop, token, 'cancel'),
    late: (token) => timers.after(lateAnswerAfter, () => void settlePayment(shop, token, 'pay')),
    leave: () => undefined,
  }

  routes.get('/pay/:token', (c) => {
    const payment = paymentOfToken(database, c.req.param('token'))
    if (!payment) return c.html(unknownPayPage(), 404)
    const lang = langOf(payment.id_lang)
    const method = database.one<{ name: string }>(
      'SELECT name FROM payment_method WHERE id_payment = ?',
      payment.id_payment,
    )
    const { amount_cents, token, state } = payment
    c.header('Cache-Control', 'no-store')
    return c.html(
      payPage({
        lang,
        state,
        amount_cents,
        method: method ? textIn(method.name, lang) : '',
        token,
        back: backTo(payment),
        lateAnswerAfter,
      }),
    )
  })

  routes.post('/pay/:token', async (c) => {
    const payment = paymentOfToken(database, c.req.param('token'))
    if (!payment) return c.html(unknownPayPage(), 404)
    const { outcome } = await c.req.parseBody()
    const click = typeof outcome === 'string' && Object.hasOwn(clicks, outcome) ? clicks[outcome] : undefined
    if (!click) throw new ShopError(400, 'bad_request', `outcome must be one of ${Object.keys(clicks).join(', ')}`)
    await click(payment.token)
    return c.redirect(backTo(payment), 303)
  })

  return routes
}
