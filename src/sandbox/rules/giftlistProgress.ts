import type { GiftState } from './giftRemaining'

/** Whether the gifts to a list are still hidden from its owner on an ISO day (in Brussels). */
export const hidesGifts = ({ hidden_until }: { hidden_until: string | null }, today: string): boolean =>
  hidden_until !== null && hidden_until > today

/** Counts the whole items that nobody needs to give any more, of those that are wished. */
export const countFulfilled = ({ quantity, price_cents, given, collected_cents, received }: GiftState): number =>
  Math.min(quantity, Math.max(given, received) + Math.floor(collected_cents / price_cents))

/** Counts the whole items that are given at least in part. No fewer can be wished. */
export const countPromised = ({ price_cents, given, collected_cents }: GiftState): number =>
  given + Math.ceil(collected_cents / price_cents)

/** Returns the ids with one of them moved to a position, which starts at 1. A position beyond the last is the last. */
export function moveToPosition(ids: readonly number[], moved: number, position: number): number[] {
  const others = ids.filter((id) => id !== moved)
  return [...others.slice(0, position - 1), moved, ...others.slice(position - 1)]
}
