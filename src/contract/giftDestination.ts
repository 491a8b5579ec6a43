import * as v from 'valibot'

/** The destination of a gift: the giver, the owner's address, or the shop, where the owner picks it up. */
export const giftDestination = v.picklist(['giver', 'owner', 'pickup'])

export type GiftDestination = v.InferOutput<typeof giftDestination>

/** The fields that determine the destination of a line item of a cart or an order. */
export interface DestinedLine {
  /** A contribution in euro, which has no destination; null for items. */
  amount: number | null
  destination: GiftDestination | null
}

/** Returns whether a line item is delivered to the customer who orders it, as are all items that are not gifts. */
export const goesToCustomer = ({ amount, destination }: DestinedLine): boolean =>
  amount === null && (destination ?? 'giver') === 'giver'

/**
 * Returns whether anything in a cart or an order is delivered to the customer. An empty cart counts, since its first
 * item may be delivered to the customer.
 */
export const hasDelivery = (lines: readonly DestinedLine[]): boolean => lines.length === 0 || lines.some(goesToCustomer)
