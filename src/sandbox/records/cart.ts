import { isoDay } from '../catalogue/days'
import type { ShopDatabase } from '../database/ShopDatabase'
import { hashToken } from '../http/tokens'
import type { CarrierTerms } from '../rules/carriers'
import type { GiftWrap } from '../rules/giftWrapping'
import type { Voucher, VoucherUse } from '../rules/vouchers'
import type { Shop } from '../shop'
import { cartLines, type CartLine } from './cartLine'
import { readCarriers, type CarrierRow } from './carrier'
import { ownAddress, type AddressRow } from './customer'
import { readOffers, type RunningOffers } from './offer'
import type { CountryRow } from './range'
import { cartVouchers, voucherUse, type VoucherRow } from './voucher'

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

/** Everything that a cart's amounts depend on. */
export interface CartState extends RunningOffers {
  row: CartRow
  lines: CartLine[]
  vouchers: (Voucher & VoucherRow & { use: VoucherUse })[]
  country: CountryRow
  /** Where it goes, if the customer said so. */
  delivery: AddressRow | null
  carriers: (CarrierRow & CarrierTerms)[]
  wrap: GiftWrap
  today: string
}

const required = <Row>(row: Row | undefined, what: string): Row => {
  if (!row) throw new Error(`The database has no ${what}`)
  return row
}

/** The cart that a token opens, open or closed. */
export function cartOfToken(database: ShopDatabase, token: string | null): CartRow | undefined {
  if (token === null) return undefined
  return database.one<CartRow>(
    `SELECT * FROM cart WHERE token_hash = ?1 OR id_cart = (SELECT id_cart FROM cart_token WHERE token_hash = ?1)`,
    hashToken(token),
  )
}

/** The cart with its lines, vouchers and terms, as they are now. */
export function cartState({ database, now }: Shop, id_cart: number): CartState {
  const row = required(database.one<CartRow>('SELECT * FROM cart WHERE id_cart = ?', id_cart), `cart ${id_cart}`)
  const { id_country, id_customer, id_address_delivery } = row
  const today = isoDay(now())
  const country = required(
    database.one<CountryRow>('SELECT * FROM country WHERE id_country = ?', id_country),
    'country',
  )
  return {
    row,
    lines: cartLines(database, id_cart),
    vouchers: cartVouchers(database, id_cart).map((voucher) => ({
      ...voucher,
      use: voucherUse(database, voucher.id_cart_rule, id_customer),
    })),
    ...readOffers(database, today),
    country,
    delivery: (id_customer && id_address_delivery && ownAddress(database, id_customer, id_address_delivery)) || null,
    carriers: readCarriers(database, country.iso),
    wrap: required(database.one<GiftWrap>('SELECT * FROM gift_wrap'), 'gift wrapping'),
    today,
  }
}
