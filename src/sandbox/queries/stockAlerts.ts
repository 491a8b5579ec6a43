import type { SandboxDatabase } from '../database/SandboxDatabase'
import { hashToken, createToken } from '../http/tokens'
import type { SandboxContext } from '../context'

export interface StockAlertRow {
  id_stock_alert: number
  /** Empty once the alert has ended or was answered. */
  email: string
  id_product_attribute: number
  id_lang: number
  /** The origin of the storefront, for the link in the email that the variant is back in stock. */
  origin: string
  state: 'pending' | 'confirmed' | 'answered' | 'ended'
}

/** The names and slugs of a variant in bilingual JSON, for the emails about it. */
export interface AlertVariant {
  product: string
  variant: string
  product_slug: string
  variant_slug: string
}

const variantColumns =
  'product.name AS product, combination.name AS variant, product.slug AS product_slug, combination.slug AS variant_slug'

/** Finds a variant of a product that is still sold, even if the variant is sold out. */
export const findAlertVariant = (database: SandboxDatabase, id: number): AlertVariant | undefined =>
  database.one<AlertVariant>(
    `SELECT ${variantColumns} FROM combination JOIN product USING (id_product) WHERE id_product_attribute = ? AND active`,
    id,
  )

/** Finds the alert of an email's token, with the time of the email. */
export const findAlertByToken = (
  database: SandboxDatabase,
  token: string,
): (StockAlertRow & { sent: string }) | undefined =>
  database.one(
    'SELECT stock_alert.*, sent FROM stock_alert JOIN stock_alert_email USING (id_stock_alert) WHERE token_hash = ?',
    hashToken(token),
  )

/** Creates an alert, unless the address already has a pending or confirmed alert for the variant. Returns the row. */
export function saveAlert(
  database: SandboxDatabase,
  { email, id_product_attribute, id_lang, origin }: Omit<StockAlertRow, 'id_stock_alert' | 'state'>,
): StockAlertRow | undefined {
  database.insertRow(
    'stock_alert',
    { email, id_product_attribute, id_lang, origin, state: 'pending' },
    `ON CONFLICT (email, id_product_attribute) WHERE email <> '' DO NOTHING`,
  )
  return database.one<StockAlertRow>(
    'SELECT * FROM stock_alert WHERE email = ? AND id_product_attribute = ?',
    email,
    id_product_attribute,
  )
}

/** Counts the alerts of an address that are pending or confirmed. */
export const countOpenAlerts = (database: SandboxDatabase, email: string): number =>
  database.count('stock_alert WHERE email = ?', email)

export const countAlertEmailsSince = (database: SandboxDatabase, email: string, since: string): number =>
  database.count('stock_alert_email JOIN stock_alert USING (id_stock_alert) WHERE email = ? AND sent > ?', email, since)

/** Records an email about an alert and returns its token. */
export function recordAlertEmail({ database, now }: SandboxContext, id_stock_alert: number): string {
  const token = createToken()
  database.insertRow('stock_alert_email', { token_hash: hashToken(token), id_stock_alert, sent: now().toISOString() })
  return token
}

export const confirmAlert = (database: SandboxDatabase, id_stock_alert: number): void =>
  void database.run("UPDATE stock_alert SET state = 'confirmed' WHERE id_stock_alert = ?", id_stock_alert)

/** Closes an alert and erases its email address. */
export const closeAlert = (database: SandboxDatabase, id_stock_alert: number, state: 'answered' | 'ended'): void =>
  void database.run("UPDATE stock_alert SET state = ?, email = '' WHERE id_stock_alert = ?", state, id_stock_alert)

/** Deletes the alerts that no email can confirm any more. */
export const deleteUnconfirmedAlerts = (database: SandboxDatabase, since: string): void =>
  void database.run(
    `DELETE FROM stock_alert WHERE state = 'pending'
      AND NOT EXISTS (SELECT 1 FROM stock_alert_email AS mail
        WHERE mail.id_stock_alert = stock_alert.id_stock_alert AND sent >= ?)`,
    since,
  )

/** Reads the confirmed alerts whose variant is in stock. */
export const readDueAlerts = (database: SandboxDatabase): (StockAlertRow & AlertVariant)[] =>
  database.all<StockAlertRow & AlertVariant>(
    `SELECT stock_alert.*, ${variantColumns}
      FROM stock_alert JOIN combination USING (id_product_attribute) JOIN product USING (id_product)
      WHERE state = 'confirmed' AND stock > 0 AND active`,
  )
