import type { CartState } from '../records/cart'
import { carrierReason, freeShippingOf, shippingPrice, type CarrierReason, type Load } from './carriers'
import { discountsOf } from './discounts'
import { wrappingPrice } from './giftWrapping'
import type { OfferedLine, OfferOutcome } from './offer'
import { offersOf } from './offersOf'
import { stockFor } from './stockFor'
import { totalsOf, type Totals } from './totals'
import { voucherRefusal, type VoucherLine, type VoucherRefusal } from './vouchers'

/** A cart worked out; amounts in cents. */
export interface PricedCart {
  totals: Totals
  /** Of each line, in their order: what vouchers and offers take off (adds up to `totals.discount`), and its free pieces. */
  lines: readonly { discount: number; free: number }[]
  offers: readonly OfferOutcome[]
  /** By id_cart_rule: what each voucher takes off, and why it does not when it no longer holds. */
  vouchers: Map<number, { cents: number; refusal: VoucherRefusal | null }>
  /** By id_carrier: what each carrier asks, and why it cannot. */
  carriers: Map<number, { cents: number; reason: CarrierReason | null }>
  freeShipping: { from: number; missing: number } | null
  /** What carriers look at. */
  load: Load
  wrapping: { possible: boolean; cents: number }
}

/** The lines as vouchers see them: what the offers left of each. */
const leftFor = (lines: CartState['lines'], offered: readonly OfferedLine[]): VoucherLine[] =>
  lines.map((line, at) => ({
    total: line.price_cents * line.quantity - (offered[at]?.cents ?? 0),
    reduced: line.regular_cents !== null,
    brand: line.brand_slug,
  }))

/** Why this voucher does not hold for the cart, or null; whether it lies in it makes no difference. */
export function refusalIn(state: CartState, voucher: CartState['vouchers'][number]): VoucherRefusal | null {
  const lines = leftFor(state.lines, offersOf(state.offers, state.lines).lines)
  return voucherRefusal(voucher, { lines, today: state.today, use: voucher.use })
}

/**
 * Works out offers, vouchers on what these leave, shipping, wrapping, total and VAT. A voucher that no longer holds
 * takes nothing off.
 */
export function priceCart(state: CartState): PricedCart {
  const offered = offersOf(state.offers, state.lines)
  const left = leftFor(state.lines, offered.lines)
  const refusals = state.vouchers.map((one) => voucherRefusal(one, { lines: left, today: state.today, use: one.use }))
  const holding = state.vouchers.filter((_, at) => refusals[at] === null)
  const { byVoucher, byLine } = discountsOf(holding, left)
  const lines = offered.lines.map((line, at) => ({
    total: line.price_cents * line.quantity,
    discount: line.cents + (byLine[at] ?? 0),
    free: line.free,
  }))

  const load: Load = {
    grams: state.lines.reduce((sum, line) => sum + line.weight_grams * line.quantity, 0),
    bulky: state.lines.some((line) => line.bulky === 1),
    value: lines.reduce((sum, line) => sum + line.total - line.discount, 0),
    free_shipping: holding.some((voucher) => voucher.type === 'free_shipping'),
  }
  const carriers = new Map(
    state.carriers.map((one) => [
      one.id_carrier,
      { cents: shippingPrice(one, load), reason: carrierReason(one, load, state.carriers) },
    ]),
  )
  const chosen = state.row.id_carrier === null ? undefined : carriers.get(state.row.id_carrier)
  const possible = state.lines.some((line) => line.gift_wrap === 1)
  const wrapping = { possible, cents: wrappingPrice(state.wrap, load.value) }
  const extra = {
    // Nothing is brought of an empty cart, whatever was chosen for it.
    shipping: lines.length > 0 && chosen?.reason === null ? chosen.cents : null,
    wrapping: possible && state.row.gift_wanted === 1 ? wrapping.cents : 0,
  }
  return {
    totals: totalsOf(lines, extra, state.country.vat),
    lines,
    offers: offered.offers,
    vouchers: new Map(
      state.vouchers.map((one, at) => [
        one.id_cart_rule,
        { cents: byVoucher[holding.indexOf(one)] ?? 0, refusal: refusals[at] ?? null },
      ]),
    ),
    carriers,
    freeShipping: freeShippingOf(state.carriers, load),
    load,
    wrapping,
  }
}

/** True when the cart cannot be ordered as it stands: empty, a line beyond the stock, a voucher that no longer holds. */
export function needsAttention(state: CartState, priced: PricedCart): boolean {
  const { lines } = state
  if (lines.length === 0 || lines.some((line) => line.quantity > stockFor(line, lines))) return true
  return [...priced.vouchers.values()].some((voucher) => voucher.refusal !== null)
}
