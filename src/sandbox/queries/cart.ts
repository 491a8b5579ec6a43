import { findShopDay } from '../rules/days'
import { parseColumn } from '../database/json'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import { hashToken } from '../http/tokens'
import type { GiftWrap } from '../rules/carriers'
import type { GiftItem } from '../rules/giftLines'
import type { Voucher, VoucherUse } from '../rules/vouchers'
import type { SandboxContext } from '../context'
import { type CartLine, readCartLines } from './cartLine'
import { type CarrierRow, readCarriers } from './carrier'
import { type AddressRecord, findOwnAddress } from './customer'
import { readCartGiftItems } from './gifts'
import { readPromotions, type RunningPromotions } from './promotion'
import type { CountryRow } from './catalogue'

export interface CartRow {
  id_cart: number
  closed: number
  id_customer: number | null
  id_country: number
  id_carrier: number | null
  service_point: string | null
  id_address_delivery: number | null
  id_address_invoice: number | null
  gift_wanted: number
  gift_message: string
}

/** Everything that determines the amounts of a cart. */
export interface CartRecord extends RunningPromotions {
  row: CartRow
  lines: CartLine[]
  /** The gift list items of the line items, by id_giftlist_product. */
  giftItems: ReadonlyMap<number, GiftItem>
  vouchers: (VoucherRow & { use: VoucherUse })[]
  designs: CartDesignRow[]
  country: CountryRow
  /** Null if no delivery address has been chosen. */
  delivery: AddressRecord | null
  carriers: CarrierRow[]
  wrap: GiftWrap
  today: string
}

export function findCart(database: SandboxDatabase, token: string | null): CartRow | undefined {
  if (token === null) return undefined
  return database.one<CartRow>(
    `SELECT * FROM cart WHERE token_hash = ?1 OR id_cart = (SELECT id_cart FROM cart_token WHERE token_hash = ?1)`,
    hashToken(token),
  )
}

export function readCartRecord({ database, now }: SandboxContext, id_cart: number): CartRecord {
  const row = database.one<CartRow>('SELECT * FROM cart WHERE id_cart = ?', id_cart)!
  const { id_country, id_customer, id_address_delivery } = row
  const today = findShopDay(now())
  const country = database.one<CountryRow>('SELECT * FROM country WHERE id_country = ?', id_country)!
  return {
    row,
    lines: readCartLines(database, id_cart),
    giftItems: readCartGiftItems(database, { id_cart, today }),
    vouchers: readCartVouchers(database, id_cart).map((voucher) => ({
      ...voucher,
      use: readVoucherUse(database, voucher.id_cart_rule, id_customer),
    })),
    designs: readCartDesigns(database, id_cart),
    ...readPromotions(database, today),
    country,
    delivery:
      (id_customer && id_address_delivery && findOwnAddress(database, id_customer, id_address_delivery)) || null,
    carriers: readCarriers(database, country.iso),
    wrap: database.one<GiftWrap>('SELECT * FROM gift_wrap')!,
    today,
  }
}

/** `name` is bilingual JSON. */
type VoucherRow = Voucher & { name: string }

/** The case of the code does not matter. */
export const findVoucherByCode = (database: SandboxDatabase, code: string): VoucherRow | undefined =>
  database.one<VoucherRow>('SELECT * FROM voucher WHERE code = ?', code)

const readCartVouchers = (database: SandboxDatabase, id_cart: number): VoucherRow[] =>
  database.all<VoucherRow>(
    'SELECT voucher.* FROM cart_voucher JOIN voucher USING (id_cart_rule) WHERE id_cart = ? ORDER BY id_cart_rule',
    id_cart,
  )

export function readVoucherUse(
  database: SandboxDatabase,
  id_cart_rule: number,
  id_customer: number | null,
): VoucherUse {
  const customer = database.one<{ email: string }>('SELECT email FROM customer WHERE id_customer = ?', id_customer)
  const use = database.one<{ uses: number; used: number }>(
    'SELECT count(*) AS uses, count(*) FILTER (WHERE email = ?) AS used FROM order_voucher WHERE id_cart_rule = ?',
    customer?.email,
    id_cart_rule,
  )
  return { used: (use?.used ?? 0) > 0, uses: use?.uses ?? 0, customer: customer?.email ?? null }
}

export interface DesignItem {
  id_product_attribute: number
  quantity: number
}

export interface CartDesignRow {
  id_cart_design: number
  design: string
  items: DesignItem[]
}

export const readCartDesigns = (database: SandboxDatabase, id_cart: number): CartDesignRow[] =>
  database
    .all<Omit<CartDesignRow, 'items'> & { items: string }>(
      'SELECT id_cart_design, design, items FROM cart_design WHERE id_cart = ? ORDER BY id_cart_design',
      id_cart,
    )
    .map((row) => ({ ...row, items: parseColumn<DesignItem[]>(row.items) }))
