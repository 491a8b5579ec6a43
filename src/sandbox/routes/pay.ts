import { Hono } from 'hono'
import { langOf } from '../http/language'
import { ShopError } from '../http/ShopError'
import { payPage, unknownPayPage } from '../payment/payPage'
import { outcomes, settlePayment, type Outcome } from '../payment/settlePayment'
import { textIn } from '../records/json'
import { paymentOfToken, stateNow, type PaymentRow } from '../records/payment'
import type { Shop } from '../shop'

const statusPaths = { nl: '/nl/afrekenen/status', en: '/en/checkout/status' }
const backTo = (payment: PaymentRow) => payment.origin + statusPaths[langOf(payment.id_lang)]

const isOutcome = (value: unknown): value is Outcome => typeof value === 'string' && Object.hasOwn(outcomes, value)

/** The payment provider's page, and what it reports. Outside /web: it is not the shop's. */
export function payRoutes(shop: Shop): Hono {
  const { database } = shop
  const routes = new Hono()

  routes.get('/pay/:token', (c) => {
    const payment = paymentOfToken(database, c.req.param('token'))
    if (!payment) return c.html(unknownPayPage(), 404)
    const lang = langOf(payment.id_lang)
    const method = database.one<{ name: string }>(
      'SELECT name FROM payment_method WHERE id_payment = ?',
      payment.id_payment,
    )
    const { amount_cents, token } = payment
    c.header('Cache-Control', 'no-store')
    return c.html(
      payPage({
        lang,
        state: stateNow(payment, shop.now()),
        amount_cents,
        method: method ? textIn(method.name, lang) : '',
        token,
        back: backTo(payment),
      }),
    )
  })

  routes.post('/pay/:token', async (c) => {
    const payment = paymentOfToken(database, c.req.param('token'))
    if (!payment) return c.html(unknownPayPage(), 404)
    const { outcome } = await c.req.parseBody()
    if (!isOutcome(outcome)) throw new ShopError(400, 'bad_request', 'outcome must be pay, refuse or cancel')
    settlePayment(shop, payment.token, outcome)
    return c.redirect(backTo(payment), 303)
  })

  return routes
}
