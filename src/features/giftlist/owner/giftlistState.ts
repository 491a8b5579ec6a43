import type { Giftlist } from '../../../contract/giftlist'
import { findShopDay } from '../../../i18n/dates'

/**
 * Only its owners can open a `private` list. Any user with the link or the code can open a `link` list, and any user
 * can find a `search` list.
 */
export const visibilities = ['private', 'link', 'search'] as const
export type Visibility = (typeof visibilities)[number]

export const findVisibility = ({ published, listed }: Pick<Giftlist, 'published' | 'listed'>): Visibility =>
  published ? (listed ? 'search' : 'link') : 'private'

export type OwnListProgress =
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
): OwnListProgress {
  const revealDay = findRevealDay({ hidden_until }, today)
  if (revealDay !== null) return { kind: 'hidden', until: revealDay }
  if (wished === 0) return { kind: 'empty' }
  return given === null ? { kind: 'wished', wished } : { kind: 'given', given: Math.min(given, wished), wished }
}

/** Returns the first ISO day on which the owner sees the gifts; null when they are already visible. */
export const findRevealDay = ({ hidden_until: day }: Pick<Giftlist, 'hidden_until'>, today = findShopDay()) =>
  day !== null && today < day ? day : null

export const hasName = ({ name }: Giftlist, wantedName: string): boolean =>
  name.trim().toLowerCase() === wantedName.trim().toLowerCase()

export const formatGiftlistName = ({ name, name_parents }: Giftlist, unnamed: string): string =>
  name.trim() || name_parents.trim() || unnamed
