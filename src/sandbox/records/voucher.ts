import type { ShopDatabase } from '../database/ShopDatabase'
import type { Voucher, VoucherUse } from '../rules/vouchers'

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

/** What is known of a voucher's use. Before the customer is known nobody has used it. */
export function voucherUse(database: ShopDatabase, id_cart_rule: number, id_customer: number | null): VoucherUse {
  const customer = database.one<{ email: string }>('SELECT email FROM customer WHERE id_customer = ?', id_customer)
  const use = database.one<{ uses: number; used: number }>(
    'SELECT count(*) AS uses, count(*) FILTER (WHERE email = ?) AS used FROM order_voucher WHERE id_cart_rule = ?',
    customer?.email,
    id_cart_rule,
  )
  return { used: (use?.used ?? 0) > 0, uses: use?.uses ?? 0, customer: customer?.email ?? null }
}
