import type { SandboxDatabase } from '../database/SandboxDatabase'

export interface StockAlertRow {
  id_stock_alert: number
  /** Empty once the alert has ended or been answered. */
  email: string
  id_product_attribute: number
  id_lang: number
  /** The origin of the storefront, for the link in the email that the variant is back in stock. */
  origin: string
  state: 'pending' | 'confirmed' | 'answered' | 'ended'
}

/** The names and slugs of a product and its variant in bilingual JSON, for the emails about the variant. */
export interface AlertVariant {
  product: string
  variant: string
  product_slug: string
  variant_slug: string
}

const variantColumns =
  'product.name AS product, combination.name AS variant, product.slug AS product_slug, combination.slug AS variant_slug'

export const findAlertVariant = (database: SandboxDatabase, id: number): AlertVariant | undefined =>
  database.one<AlertVariant>(
    `SELECT ${variantColumns} FROM combination JOIN product USING (id_product) WHERE id_product_attribute = ? AND active`,
    id,
  )

export const closeAlert = (database: SandboxDatabase, id_stock_alert: number, state: 'answered' | 'ended'): void =>
  void database.run("UPDATE stock_alert SET state = ?, email = '' WHERE id_stock_alert = ?", state, id_stock_alert)

export const readDueAlerts = (database: SandboxDatabase): (StockAlertRow & AlertVariant)[] =>
  database.all<StockAlertRow & AlertVariant>(
    `SELECT stock_alert.*, ${variantColumns}
      FROM stock_alert JOIN combination USING (id_product_attribute) JOIN product USING (id_product)
      WHERE state = 'confirmed' AND stock > 0 AND active`,
  )
