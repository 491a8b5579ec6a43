import type { Hono } from 'hono'
import shopDetails from '../../../../data/shop.json'
import { toLanguage } from '../../http/language'
import { ShopError } from '../../http/ShopError'
import { findPagePath } from '../../http/storefront'
import { latePaymentDelay, renderPayPage, renderUnknownPayPage } from './payPage'
import { settlePayment } from './settlePayment'
import { pickText } from '../../database/json'
import { findPaymentByToken, type PaymentRow } from '../../queries/payment'
import type { SandboxContext } from '../../context'

/** The page is outside /web, because it is not part of the shop API. */
export function createPayRoutes(routes: Hono, context: SandboxContext): void {
  const { database, timers } = context
  /** The effect of each button of the page, apart from the return to the storefront. */
  const actionByButton: Record<string, (token: string) => unknown> = {
    pay: (token) => settlePayment(context, token, 'paid'),
    refuse: (token) => settlePayment(context, token, 'failed'),
    cancel: (token) => settlePayment(context, token, 'cancelled'),
    late: (token) => timers.runAfter(latePaymentDelay, () => settlePayment(context, token, 'paid')),
    leave: () => undefined,
  }

  routes.get('/pay/:token', (c) => {
    const payment = findPaymentByToken(database, c.req.param('token'))
    if (!payment) return c.html(renderUnknownPayPage(), 404)
    const language = toLanguage(payment.id_lang)
    const method = database.value<string>('SELECT name FROM payment_method WHERE id_payment = ?', payment.id_payment)
    c.header('Cache-Control', 'no-store')
    const returnUrl = buildReturnUrl(payment)
    return c.html(renderPayPage({ ...payment, language, method: method ? pickText(method, language) : '', returnUrl }))
  })

  routes.post('/pay/:token', async (c) => {
    const payment = findPaymentByToken(database, c.req.param('token'))
    if (!payment) return c.html(renderUnknownPayPage(), 404)
    const { outcome } = await c.req.parseBody()
    const runAction =
      typeof outcome === 'string' && Object.hasOwn(actionByButton, outcome) ? actionByButton[outcome] : undefined
    if (!runAction)
      throw new ShopError(400, 'bad_request', `outcome must be one of ${Object.keys(actionByButton).join(', ')}`)
    runAction(payment.token)
    return c.redirect(buildReturnUrl(payment), 303)
  })
}

function buildReturnUrl({ origin, id_lang }: PaymentRow): string {
  const [language = 'en'] = Object.entries(shopDetails.languages).find(([, { id }]) => id === id_lang) ?? []
  return origin + findPagePath('checkout-status', language)
}
