import type { Giftlist } from '../../../contract/giftlist'
import { findShopDay } from '../../../i18n/dates'

/**
 * A private list can be opened only by its owner. With `link`, any user with its link or code can open it. With
 * `search`, any user can find it.
 */
export type Visibility = 'private' | 'link' | 'search'

export const findVisibility = ({ published, listed }: Pick<Giftlist, 'published' | 'listed'>): Visibility =>
  published ? (listed ? 'search' : 'link') : 'private'

export type ListProgress =
  | { kind: 'empty' }
  /** The gifts are hidden from the owner before this ISO day. */
  | { kind: 'hidden'; until: string }
  | { kind: 'given'; given: number; wished: number }
  /** The number of given wishes is unknown. */
  | { kind: 'wished'; wished: number }

/** `today` is an ISO day. */
export function findProgress(
  { wished, given, hidden_until }: Pick<Giftlist, 'wished' | 'given' | 'hidden_until'>,
  today?: string,
): ListProgress {
  const revealDay = findRevealDay({ hidden_until }, today)
  if (revealDay !== null) return { kind: 'hidden', until: revealDay }
  if (wished === 0) return { kind: 'empty' }
  return given === null ? { kind: 'wished', wished } : { kind: 'given', given: Math.min(given, wished), wished }
}

/** Returns the first ISO day on which the owner sees the gifts; null when they are not hidden, or no longer. */
export const findRevealDay = ({ hidden_until: day }: Pick<Giftlist, 'hidden_until'>, today = findShopDay()) =>
  day !== null && today < day ? day : null

export const hasName = ({ name }: Giftlist, wantedName: string): boolean =>
  name.trim().toLowerCase() === wantedName.trim().toLowerCase()

export const formatGiftlistName = ({ name, name_parents }: Giftlist, unnamed: string): string =>
  name.trim() || name_parents.trim() || unnamed
