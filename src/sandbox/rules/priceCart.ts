import type { CartState } from '../records/cart'
import { carrierReason, shippingPrice, type CarrierReason, type Load } from './carriers'
import { discountsOf } from './discounts'
import { wrappingPrice } from './giftWrapping'
import { totalsOf, type Totals } from './totals'
import { voucherRefusal, type VoucherLine, type VoucherRefusal } from './vouchers'

/** A cart worked out; amounts in cents. */
export interface PricedCart {
  totals: Totals
  /** What is taken off each line, in their order; adds up to `totals.discount`. */
  discounts: readonly number[]
  /** By id_cart_rule: what each voucher takes off, and why it does not when it no longer holds. */
  vouchers: Map<number, { cents: number; refusal: VoucherRefusal | null }>
  /** By id_carrier: what each carrier asks, and why it cannot. */
  carriers: Map<number, { cents: number; reason: CarrierReason | null }>
  wrapping: { possible: boolean; cents: number }
}

export const voucherLines = (lines: CartState['lines']): VoucherLine[] =>
  lines.map((line) => ({
    total: line.price_cents * line.quantity,
    reduced: line.regular_cents !== null,
    brand: line.brand_slug,
  }))

/** Works out discounts, shipping, wrapping, total and VAT. A voucher that no longer holds takes nothing off. */
export function priceCart(state: CartState): PricedCart {
  const lines = voucherLines(state.lines)
  const refusals = state.vouchers.map((one) => voucherRefusal(one, { lines, today: state.today, used: one.used }))
  const holding = state.vouchers.filter((_, at) => refusals[at] === null)
  const { byVoucher, byLine } = discountsOf(holding, lines)
  const items = lines.reduce((sum, line) => sum + line.total, 0)
  const discount = byVoucher.reduce((sum, cents) => sum + cents, 0)

  const load: Load = {
    grams: state.lines.reduce((sum, line) => sum + line.weight_grams * line.quantity, 0),
    bulky: state.lines.some((line) => line.bulky === 1),
    value: items - discount,
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
  return {
    totals: totalsOf(
      {
        items,
        discount,
        shipping: chosen && chosen.reason === null ? chosen.cents : null,
        wrapping: possible && state.row.gift_wanted === 1 ? wrapping.cents : 0,
      },
      state.country.vat,
    ),
    discounts: byLine,
    vouchers: new Map(
      state.vouchers.map((one, at) => [
        one.id_cart_rule,
        { cents: byVoucher[holding.indexOf(one)] ?? 0, refusal: refusals[at] ?? null },
      ]),
    ),
    carriers,
    wrapping,
  }
}

/** True when the cart cannot be ordered as it stands: empty, a line beyond the stock, a voucher that no longer holds. */
export function needsAttention(state: CartState, priced: PricedCart): boolean {
  if (state.lines.length === 0 || state.lines.some((line) => line.quantity > line.stock)) return true
  return [...priced.vouchers.values()].some((voucher) => voucher.refusal !== null)
}
