import type { GiftState } from './giftRemaining'

/** Returns whether the gifts from a list are still hidden from its owner on an ISO day. */
export const areGiftsHidden = ({ hidden_until }: { hidden_until: string | null }, today: string): boolean =>
  hidden_until !== null && hidden_until > today

/** Counts the whole items that no longer need to be given, out of those that the owner wishes for. */
export const countFulfilled = ({ quantity, price_cents, given, collected_cents, received }: GiftState): number =>
  Math.min(quantity, Math.max(given, received) + Math.floor(collected_cents / price_cents))

/**
 * Counts the items that are given at least in part. The quantity of the list item cannot be lower. After the price has
 * fallen, the contributions still count at their original price, unless they now pay for more whole items.
 */
export const countPromised = ({
  price_cents,
  given,
  collected_cents,
  fixed_cents,
}: GiftState & { fixed_cents: number | null }): number =>
  given + Math.max(Math.floor(collected_cents / price_cents), Math.ceil(collected_cents / (fixed_cents ?? price_cents)))

/**
 * Returns the ids with one of them moved to a position, counted from 1. A position beyond the end means the last
 * position.
 */
export function moveToPosition(ids: readonly number[], movedId: number, position: number): number[] {
  const otherIds = ids.filter((id) => id !== movedId)
  return [...otherIds.slice(0, position - 1), movedId, ...otherIds.slice(position - 1)]
}
