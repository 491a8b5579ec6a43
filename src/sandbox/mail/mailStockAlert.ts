import { type Language, toLanguage } from '../http/language'
import { findPagePath } from '../http/storefront'
import { pickText } from '../database/json'
import { type AlertVariant, closeAlert, readDueAlerts, type StockAlertRow } from '../queries/stockAlerts'
import type { SandboxContext } from '../context'
import { mailMessages, sendMail } from './writeMail'

/**
 * Sends the email whose link confirms a stock alert. The token is in the fragment of the link, which no server
 * receives.
 */
export function mailStockConfirmation(
  context: SandboxContext,
  { email, id_lang, origin }: StockAlertRow,
  variant: AlertVariant,
  token: string,
): void {
  const language = toLanguage(id_lang)
  const { confirm } = mailMessages[language].stockAlert
  const subject = confirm.subject(pickText(variant.product, language))
  sendMail(context, { kind: 'stock-confirm', language, to: email, subject }, '', [
    confirm.intro,
    describeVariant(variant, language),
    { label: confirm.link, address: `${origin}${findPagePath('stock-alert', language)}#confirm=${token}` },
    confirm.notYou,
  ])
}

/**
 * Answers each confirmed alert whose variant is in stock with one email, and erases its address. Stock can return in
 * many ways (an expired payment, a cancelled order, a new catalogue), so this function runs after each request.
 */
export function answerStockAlerts(context: SandboxContext): void {
  const { database } = context
  // Without this check, each request would wait for the only write lock of the database.
  if (readDueAlerts(database).length === 0) return
  const dueAlerts = database.transaction(() => {
    const rows = readDueAlerts(database)
    for (const { id_stock_alert } of rows) closeAlert(database, id_stock_alert, 'answered')
    return rows
  })
  for (const { email, id_lang, origin, ...variant } of dueAlerts) {
    const language = toLanguage(id_lang)
    const { returned } = mailMessages[language].stockAlert
    const page = findPagePath('sku', language)
      .replace(':product', pickText(variant.product_slug, language))
      .replace(':sku', pickText(variant.variant_slug, language))
    const subject = returned.subject(pickText(variant.product, language))
    sendMail(context, { kind: 'stock-returned', language, to: email, subject }, '', [
      returned.intro,
      describeVariant(variant, language),
      { label: returned.link, address: `${origin}${page}` },
      returned.forgotten,
    ])
  }
}

const describeVariant = ({ product, variant }: AlertVariant, language: Language): string =>
  `${pickText(product, language)}, ${pickText(variant, language)}`
