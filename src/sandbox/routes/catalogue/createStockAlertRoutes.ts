import { Hono } from 'hono'
import type * as v from 'valibot'
import { newsletterToken, stockAlertPayload } from '../../../contract/accountRequests'
import { mailStockConfirmation } from '../../mail/mailStockAlert'
import { readSender } from '../../http/sender'
import { findMailOrigin } from '../../http/storefront'
import { readPayload } from '../../http/readPayload'
import { createNotFoundError, ShopError } from '../../http/ShopError'
import {
  closeAlert,
  confirmAlert,
  countAlertEmailsSince,
  countOpenAlerts,
  deleteUnconfirmedAlerts,
  findAlertByToken,
  findAlertVariant,
  recordAlertEmail,
  saveAlert,
} from '../../queries/stockAlerts'
import { findConfirmableSince } from '../../queries/newsletter'
import type { SandboxContext } from '../../context'

/** Handles POST stock_alert and the links in its emails. */
export function createStockAlertRoutes(context: SandboxContext): Hono {
  const { siteOrigin, attempts } = context
  const routes = new Hono()

  routes.post('/stock-alerts', async (c) => {
    const request = await readPayload(c, stockAlertPayload)
    attempts.stockAlert.begin(readSender(c))
    requestAlert(context, request, findMailOrigin(c, siteOrigin))
    return c.json({})
  })

  routes.post('/stock-alerts/confirmations', async (c) => {
    const { token } = await readPayload(c, newsletterToken)
    confirmByToken(context, token)
    return c.json({})
  })

  routes.post('/stock-alerts/ends', async (c) => {
    const { token } = await readPayload(c, newsletterToken)
    endByToken(context, token)
    return c.json({})
  })

  return routes
}

/** The maximum number of emails that an address receives within `emailPeriod` (ms), no matter who requests them. */
const maxEmails = 3
const emailPeriod = 15 * 60_000

/** The maximum number of variants that one address waits for. */
const maxAlerts = 20

/**
 * Sends an email to confirm the alert, which takes effect only after the confirmation. The response is the same whether
 * or not the address already waits for the variant. An address that has reached its limits gets no email.
 */
function requestAlert(context: SandboxContext, request: v.InferOutput<typeof stockAlertPayload>, origin: string): void {
  const { database, now } = context
  const preparedEmail = database.transaction(() => {
    const variant = findAlertVariant(database, request.id_product_attribute)
    if (!variant) throw createNotFoundError('variant')
    deleteUnconfirmedAlerts(database, findConfirmableSince(now()))
    const sentCount = countAlertEmailsSince(
      database,
      request.email,
      new Date(now().getTime() - emailPeriod).toISOString(),
    )
    if (sentCount >= maxEmails || countOpenAlerts(database, request.email) >= maxAlerts) return null
    const alert = saveAlert(database, { ...request, origin })
    if (!alert || alert.state !== 'pending') return null
    return { alert, variant, token: recordAlertEmail(context, alert.id_stock_alert) }
  })
  if (preparedEmail) mailStockConfirmation(context, preparedEmail.alert, preparedEmail.variant, preparedEmail.token)
}

/**
 * Confirms the alert of an email. A repeated confirmation does nothing. An unknown token gives 404 not_found. If the
 * email is too old or the alert has ended since, the result is 410 link_expired.
 */
function confirmByToken({ database, now }: SandboxContext, token: string): void {
  database.transaction(() => {
    const alert = findAlertByToken(database, token)
    if (!alert) throw createNotFoundError('email')
    if (alert.state === 'confirmed' || alert.state === 'answered') return
    if (alert.state === 'ended' || alert.sent < findConfirmableSince(now())) {
      throw new ShopError(410, 'link_expired', 'This email can no longer confirm: request a new one')
    }
    confirmAlert(database, alert.id_stock_alert)
  })
}

/** Ends the alert of an email, however old the email is. An unknown token gives 404 not_found. */
function endByToken({ database }: SandboxContext, token: string): void {
  database.transaction(() => {
    const alert = findAlertByToken(database, token)
    if (!alert) throw createNotFoundError('email')
    if (alert.state !== 'answered') closeAlert(database, alert.id_stock_alert, 'ended')
  })
}
