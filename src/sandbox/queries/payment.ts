import type { PaymentState } from '../../contract/checkout'
import type { SandboxDatabase } from '../database/SandboxDatabase'

export interface PaymentRow {
  id: number
  token: string
  id_cart: number
  id_customer: number
  id_payment: number
  id_lang: number
  /** The charged amount: the cart's total plus `fee_cents`. */
  amount_cents: number
  fee_cents: number
  state: PaymentState
  origin: string
  started: string
}

export interface PaymentMethodRow {
  id_payment: number
  key: string
  /** The name in bilingual JSON, like `note`. */
  name: string
  note: string | null
  fee_cents: number
  /** Both limits are inclusive; null means no limit. */
  minimum_cents: number | null
  maximum_cents: number | null
}

export const findPaymentByToken = (database: SandboxDatabase, token: string): PaymentRow | undefined =>
  database.one<PaymentRow>('SELECT * FROM payment WHERE token = ?', token)

export const findLatestCartPayment = (database: SandboxDatabase, id_cart: number): PaymentRow | undefined =>
  database.one<PaymentRow>('SELECT * FROM payment WHERE id_cart = ? ORDER BY id DESC LIMIT 1', id_cart)

export const findLatestCustomerPayment = (database: SandboxDatabase, id_customer: number): PaymentRow | undefined =>
  database.one<PaymentRow>('SELECT * FROM payment WHERE id_customer = ? ORDER BY id DESC LIMIT 1', id_customer)

export const readPaymentMethods = (database: SandboxDatabase, iso: string): PaymentMethodRow[] =>
  database.all<PaymentMethodRow>(
    `SELECT payment_method.* FROM payment_method JOIN payment_method_country USING (id_payment)
      WHERE iso = ? ORDER BY id_payment`,
    iso,
  )
