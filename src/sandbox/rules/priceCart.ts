import { createHash } from 'node:crypto'
import type { CartRecord } from '../queries/cart'
import {
  type CarrierReason,
  findCarrierReason,
  findFreeShipping,
  findShippingPrice,
  findWrappingPrice,
  type CartLoad,
} from './carriers'
import { calculateDiscounts, checkVoucher, type VoucherLine, type RuleRefusal } from './vouchers'
import { findTakenGift, isDeliveredToGiver, isContribution, needsDelivery } from './giftLines'
import type { PromotedLine, PromotionOutcome } from './promotionTypes'
import { applyPromotions } from './applyPromotions'
import { findLineStock } from './supply'
import { sumTotals, type Totals } from './totals'

/** The discount of a line item from vouchers and promotions in cents, and the number of its free items. */
export interface LineDiscount {
  discount: number
  free: number
}

/** The calculated amounts of a cart, in cents. */
export interface PricedCart {
  totals: Totals
  lines: readonly LineDiscount[]
  promotions: readonly PromotionOutcome[]
  /** The discount of each voucher and the reason why it no longer applies, by id_cart_rule. */
  vouchers: Map<number, { cents: number; refusal: RuleRefusal | null }>
  /** The price of each carrier and the reason why it is not available, by id_carrier. */
  carriers: Map<number, { cents: number; reason: CarrierReason | null }>
  freeShipping: { from: number; missing: number } | null
  load: CartLoad
  wrapping: { isPossible: boolean; cents: number }
}

/**
 * Returns the reason why this voucher does not apply to the cart, or null if it does. The voucher need not be in the
 * cart.
 */
export function checkVoucherInCart(record: CartRecord, voucher: CartRecord['vouchers'][number]): RuleRefusal | null {
  const items = excludeContributions(record.lines)
  const lines = listVoucherLines(items, applyPromotions(record.promotions, items).lines)
  return checkVoucher(voucher, { lines, today: record.today, use: voucher.use })
}

/** Promotions apply before vouchers. A voucher that no longer applies gives no discount. */
export function priceCart(record: CartRecord): PricedCart {
  const items = excludeContributions(record.lines)
  const appliedPromotions = applyPromotions(record.promotions, items)
  const voucherLines = listVoucherLines(items, appliedPromotions.lines)
  const refusals = record.vouchers.map((voucher) =>
    checkVoucher(voucher, { lines: voucherLines, today: record.today, use: voucher.use }),
  )
  const validVouchers = record.vouchers.filter((_, index) => refusals[index] === null)
  const { centsByVoucher, centsByLine } = calculateDiscounts(validVouchers, voucherLines)
  const lines = record.lines.map((line, index) => ({
    total: line.price_cents * line.quantity,
    discount: (appliedPromotions.lines[index]?.cents ?? 0) + (centsByLine[index] ?? 0),
    free: appliedPromotions.lines[index]?.free ?? 0,
  }))
  const sumValue = (isCounted: (line: CartRecord['lines'][number]) => boolean) =>
    lines.reduce((sum, { total, discount }, index) => {
      const line = record.lines[index]
      return line && isCounted(line) ? sum + total - discount : sum
    }, 0)

  const deliveredLines = record.lines.filter(isDeliveredToGiver)
  const load: CartLoad = {
    grams: deliveredLines.reduce((sum, line) => sum + line.weight_grams * line.quantity, 0),
    bulky: deliveredLines.some((line) => line.bulky === 1),
    value: sumValue(isDeliveredToGiver),
    free_shipping: validVouchers.some((voucher) => voucher.type === 'free_shipping'),
  }
  const carriers = new Map(
    record.carriers.map((carrier) => [
      carrier.id_carrier,
      { cents: findShippingPrice(carrier, load), reason: findCarrierReason(carrier, load, record.carriers) },
    ]),
  )
  const chosenCarrier = record.row.id_carrier === null ? undefined : carriers.get(record.row.id_carrier)
  const canWrap = items.some((line) => line.gift_wrap === 1 && line.quantity > 0)
  const wrapping = {
    isPossible: canWrap,
    cents: findWrappingPrice(
      record.wrap,
      sumValue((line) => !isContribution(line)),
    ),
  }
  const isDelivered = needsDelivery(record.lines)
  // An empty cart has no shipping, whatever carrier was chosen.
  const chosenPrice = lines.length > 0 && chosenCarrier?.reason === null ? chosenCarrier.cents : null
  const extraCosts = {
    shipping: isDelivered ? chosenPrice : 0,
    wrapping: canWrap && record.row.gift_wanted === 1 ? wrapping.cents : 0,
  }
  return {
    totals: sumTotals(lines, extraCosts, record.country.vat),
    lines,
    promotions: appliedPromotions.promotions,
    vouchers: new Map(
      record.vouchers.map((voucher, index) => [
        voucher.id_cart_rule,
        { cents: centsByVoucher.get(voucher) ?? 0, refusal: refusals[index] ?? null },
      ]),
    ),
    carriers,
    freeShipping: isDelivered ? findFreeShipping(record.carriers, load) : null,
    load,
    wrapping,
  }
}

/**
 * Returns the line items with 0 as the quantity of contributions, which do not count for promotions, vouchers or
 * wrapping.
 */
const excludeContributions = (lines: CartRecord['lines']): CartRecord['lines'] =>
  lines.map((line) => (isContribution(line) ? { ...line, quantity: 0 } : line))

const listVoucherLines = (lines: CartRecord['lines'], promotedLines: readonly PromotedLine[]): VoucherLine[] =>
  lines.map((line, index) => ({
    total: line.price_cents * line.quantity - (promotedLines[index]?.cents ?? 0),
    isReduced: line.regular_cents !== null,
    brand: line.brand_slug,
  }))

/**
 * Returns true if the cart cannot be ordered in its current state: it is empty, a line item exceeds the stock or the
 * remaining amount of its gift list item, the gift list of a line item is no longer published, or a voucher no longer
 * applies.
 */
export function isUnorderable(record: CartRecord, pricedCart: PricedCart): boolean {
  const { lines } = record
  if (lines.length === 0 || lines.some((line) => line.quantity > findLineStock(line, lines))) return true
  if (findTakenGift(lines, record.giftItems)) return true
  return [...pricedCart.vouchers.values()].some((voucher) => voucher.refusal !== null)
}

/**
 * Returns a digest of the cart as the user sees it before paying: items, quantities, prices, discounts, gifts,
 * vouchers, country, carrier, pickup point, delivery address, wrapping and totals. The order of the line items does not
 * matter. The invoice address is not included, because the payment itself names it. Paying again with another invoice
 * address is not a change.
 */
export function digestCart({ row, lines, delivery }: CartRecord, pricedCart: PricedCart): string {
  const displayedParts = [
    lines
      .map(({ id_product_attribute, id_giftlist_product, quantity, price_cents, ...gift }, index) =>
        JSON.stringify([
          ...[id_product_attribute, id_giftlist_product, quantity, price_cents, pricedCart.lines[index]],
          ...[gift.amount_cents, gift.message, gift.destination],
        ]),
      )
      .sort(),
    [...pricedCart.vouchers].map(([id_cart_rule, { cents, refusal }]) => [id_cart_rule, cents, refusal?.type]),
    [row.id_country, row.id_carrier, row.service_point, delivery],
    [row.gift_wanted, row.gift_message],
    pricedCart.totals,
  ]
  return createHash('sha256').update(JSON.stringify(displayedParts)).digest('base64url')
}
