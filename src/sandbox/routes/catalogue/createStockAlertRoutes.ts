import type { Hono } from 'hono'
import { emailTokenPayload, type StockAlertPayload, stockAlertPayload } from '../../../contract/accountRequests'
import { mailStockConfirmation } from '../../mail/mailStockAlert'
import { readSender } from '../../http/sender'
import { findMailOrigin } from '../../http/storefront'
import { readPayload } from '../../http/readPayload'
import { createNotFoundError, ShopError } from '../../http/ShopError'
import { createToken, hashToken } from '../../http/tokens'
import type { SandboxDatabase } from '../../database/SandboxDatabase'
import { closeAlert, findAlertVariant, type StockAlertRow } from '../../queries/stockAlerts'
import { emailPeriod, findEarliestConfirmable, maxEmails } from '../../queries/newsletter'
import type { SandboxContext } from '../../context'

export function createStockAlertRoutes(routes: Hono, context: SandboxContext): void {
  const { database, siteOrigin, attempts } = context
  routes.post('/stock-alerts', async (c) => {
    const request = await readPayload(c, stockAlertPayload)
    attempts.stockAlert.begin(readSender(c))
    requestAlert(context, request, findMailOrigin(c, siteOrigin))
    return c.json({})
  })

  routes.post('/stock-alerts/confirmations', async (c) => {
    const { token } = await readPayload(c, emailTokenPayload)
    confirmByToken(context, token)
    return c.json({})
  })

  routes.post('/stock-alerts/ends', async (c) => {
    const { token } = await readPayload(c, emailTokenPayload)
    database.transaction(() => {
      const { state, id_stock_alert } = requireAlert(database, token)
      if (state !== 'answered') closeAlert(database, id_stock_alert, 'ended')
    })
    return c.json({})
  })
}

/** The maximum number of variants that one address waits for. */
const maxAlerts = 20

/**
 * Sends an email to confirm the alert, which takes effect only after the confirmation. The response is the same whether
 * or not the address already waits for the variant. An address that has reached its limits gets no email.
 */
function requestAlert(context: SandboxContext, request: StockAlertPayload, origin: string): void {
  const { database, now } = context
  const { email, id_product_attribute, id_lang } = request
  const preparedEmail = database.transaction(() => {
    const variant = findAlertVariant(database, id_product_attribute)
    if (!variant) throw createNotFoundError('variant')
    deleteUnconfirmedAlerts(database, findEarliestConfirmable(now()))
    const sentCount = database.count(
      'stock_alert_email JOIN stock_alert USING (id_stock_alert) WHERE email = ? AND sent > ?',
      email,
      new Date(now().getTime() - emailPeriod).toISOString(),
    )
    if (sentCount >= maxEmails || database.count('stock_alert WHERE email = ?', email) >= maxAlerts) return null
    database.insertRow(
      'stock_alert',
      { email, id_product_attribute, id_lang, origin, state: 'pending' },
      `ON CONFLICT (email, id_product_attribute) WHERE email <> '' DO NOTHING`,
    )
    const alert = database.one<StockAlertRow>(
      'SELECT * FROM stock_alert WHERE email = ? AND id_product_attribute = ?',
      email,
      id_product_attribute,
    )!
    if (alert.state !== 'pending') return null
    const { id_stock_alert } = alert
    const token = createToken()
    database.insertRow('stock_alert_email', { token_hash: hashToken(token), id_stock_alert, sent: now().toISOString() })
    return { alert, variant, token }
  })
  if (preparedEmail) mailStockConfirmation(context, preparedEmail.alert, preparedEmail.variant, preparedEmail.token)
}

/**
 * Confirms the alert of an email. A repeated confirmation does nothing. If the email is too old or the alert has ended
 * since, the result is 410 link_expired.
 */
function confirmByToken({ database, now }: SandboxContext, token: string): void {
  database.transaction(() => {
    const alert = requireAlert(database, token)
    if (alert.state === 'confirmed' || alert.state === 'answered') return
    if (alert.state === 'ended' || alert.sent < findEarliestConfirmable(now())) {
      throw new ShopError(410, 'link_expired', 'This email can no longer confirm: request a new one')
    }
    database.run("UPDATE stock_alert SET state = 'confirmed' WHERE id_stock_alert = ?", alert.id_stock_alert)
  })
}

/** Finds the alert of an email's token, with the time of the email. An unknown token gives 404 not_found. */
function requireAlert(database: SandboxDatabase, token: string): StockAlertRow & { sent: string } {
  const alert = database.one<StockAlertRow & { sent: string }>(
    'SELECT stock_alert.*, sent FROM stock_alert JOIN stock_alert_email USING (id_stock_alert) WHERE token_hash = ?',
    hashToken(token),
  )
  if (!alert) throw createNotFoundError('email')
  return alert
}

const deleteUnconfirmedAlerts = (database: SandboxDatabase, since: string) =>
  database.run(
    `DELETE FROM stock_alert WHERE state = 'pending'
      AND NOT EXISTS (SELECT 1 FROM stock_alert_email AS mail
        WHERE mail.id_stock_alert = stock_alert.id_stock_alert AND sent >= ?)`,
    since,
  )
