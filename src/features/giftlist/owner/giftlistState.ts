import type { Giftlist } from '../../../contract/giftlist'
import { findShopDay } from '../../../i18n/dates'

/** The users who can open a list: only its owner, any user with its link or code, or any user by searching. */
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

/** Returns the progress that the owner may know. `today` is an ISO day. */
export function findProgress(
  { wished, given, hidden_until: hiddenUntil }: Pick<Giftlist, 'wished' | 'given' | 'hidden_until'>,
  today: string,
): ListProgress {
  if (hiddenUntil !== null && isSurprise(hiddenUntil, today)) return { kind: 'hidden', until: hiddenUntil }
  if (wished === 0) return { kind: 'empty' }
  return given === null ? { kind: 'wished', wished } : { kind: 'given', given: Math.min(given, wished), wished }
}

/**
 * Whether gifts are still hidden from the owner of a list. `hidden_until` is the first ISO day on which the owner
 * sees them.
 */
export const isSurprise = (hidden_until: string, today = findShopDay()): boolean => today < hidden_until

/** Returns the name of a gift list for its owner, or `unnamed` for a list without a name. */
export const formatGiftlistName = ({ name, name_parents }: Giftlist, unnamed: string): string =>
  name.trim() || name_parents.trim() || unnamed
