import type { ShopDatabase } from '../database/ShopDatabase'
import type { Voucher } from '../rules/vouchers'

export interface VoucherRow {
  /** Bilingual JSON. */
  name: string
}

type StoredVoucher = Omit<Voucher, 'once' | 'exclude_sale'> & VoucherRow & { once: number; exclude_sale: number }

const read = (row: StoredVoucher): Voucher & VoucherRow => ({
  ...row,
  once: row.once === 1,
  exclude_sale: row.exclude_sale === 1,
})

/** A voucher by its code; upper and lower case are the same. */
export function voucherOfCode(database: ShopDatabase, code: string): (Voucher & VoucherRow) | undefined {
  const row = database.one<StoredVoucher>('SELECT * FROM voucher WHERE code = ?', code)
  return row && read(row)
}

/** The vouchers in a cart. */
export const cartVouchers = (database: ShopDatabase, id_cart: number): (Voucher & VoucherRow)[] =>
  database
    .all<StoredVoucher>(
      'SELECT voucher.* FROM cart_voucher JOIN voucher USING (id_cart_rule) WHERE id_cart = ? ORDER BY id_cart_rule',
      id_cart,
    )
    .map(read)

/** True when an order with the customer's e-mail address had this voucher. Unknown before the customer is. */
export function voucherWasUsed(database: ShopDatabase, id_cart_rule: number, id_customer: number | null): boolean {
  if (id_customer === null) return false
  const use = database.one(
    'SELECT 1 FROM order_voucher JOIN customer ON customer.email = order_voucher.email WHERE id_cart_rule = ? AND id_customer = ?',
    id_cart_rule,
    id_customer,
  )
  return use !== undefined
}
