import type { GiftDestination } from '../../contract/giftDestination'
import { findGiftRemaining, type GiftState } from './giftRemaining'

/** An item of a gift list, with the gifts outside the cart in question. */
export interface GiftItem extends GiftState {
  id_product_attribute: number
  published: boolean
  can_deliver_to_owner: boolean
}

export interface GiftLine {
  quantity: number
  id_giftlist_product: number | null
  /** The amount of a contribution in cents; null for whole items. */
  amount_cents: number | null
}

export const isContribution = ({ amount_cents }: Pick<GiftLine, 'amount_cents'>): boolean => amount_cents !== null

interface SentLine {
  amount_cents: number | null
  destination: GiftDestination | null
}

/** Returns whether a line item is delivered to the customer. A contribution is not delivered. */
export const isDeliveredToGiver = ({ amount_cents, destination }: SentLine): boolean =>
  amount_cents === null && (destination === null || destination === 'giver')

/** Returns whether a cart or an order has anything to deliver to the customer. Returns true for an empty cart. */
export const needsDelivery = (lines: readonly SentLine[]): boolean =>
  lines.length === 0 || lines.some(isDeliveredToGiver)

/**
 * Returns the maximum number of items of a line item for a gift list, or the maximum amount in cents of a contribution.
 * Whole items and a contribution to the same item in one cart share the remaining amount.
 */
export function findLineRemaining(line: GiftLine, lines: readonly GiftLine[], item: GiftItem | undefined): number {
  if (!item?.published) return 0
  const otherLines = lines.filter(
    (otherLine) =>
      otherLine.id_giftlist_product === line.id_giftlist_product && isContribution(otherLine) !== isContribution(line),
  )
  const sumOtherLines = (count: (otherLine: GiftLine) => number) =>
    otherLines.reduce((total, otherLine) => total + count(otherLine), 0)
  const { items, cents } = findGiftRemaining({
    ...item,
    given: item.given + sumOtherLines((otherLine) => (isContribution(otherLine) ? 0 : otherLine.quantity)),
    collected_cents: item.collected_cents + sumOtherLines((otherLine) => otherLine.amount_cents ?? 0),
  })
  return isContribution(line) ? (cents ?? 0) : items
}

/** A line item of a cart that exceeds the remaining amount, or whose gift list is no longer published. */
export interface TakenGift<Line extends GiftLine = GiftLine> {
  line: Line
  /** The number of items that remain, or the cents for a contribution. */
  remaining: number
  isClosed: boolean
}

export function findTakenGift<Line extends GiftLine>(
  lines: readonly Line[],
  items: ReadonlyMap<number, GiftItem>,
): TakenGift<Line> | undefined {
  return lines
    .flatMap((line) => {
      if (line.id_giftlist_product === null) return []
      const item = items.get(line.id_giftlist_product)
      return [{ line, remaining: findLineRemaining(line, lines, item), isClosed: item?.published === false }]
    })
    .find(({ line, remaining, isClosed }) => isClosed || (line.amount_cents ?? line.quantity) > remaining)
}
