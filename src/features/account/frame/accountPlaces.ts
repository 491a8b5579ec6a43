import type { Language } from '../../../i18n/languages'
import type { Links } from '../../../contract/links'
import type { SessionLink } from '../../../contract/calls/allCalls'
import { buildPath } from '../../../pageTable/paths'
import { useState } from 'react'
import { selectSessionLinks } from '../../../store/session/sessionSlice'
import { useAppSelector } from '../../../store/hooks'

/** In the order of the account's navigation. */
export const accountPlaces = ['overview', 'orders', 'addresses', 'wishlist', 'giftlists', 'details'] as const
/**
 * A section exists only in a session with this link. The wishlist requires no link, because it exists on the device as
 * well. The details require any of `detailLinks`.
 */
const placeLinks: Partial<Record<AccountPlace, SessionLink>> = {
  orders: 'my_orders',
  addresses: 'my_addresses',
  giftlists: 'my_giftlists',
}

const detailLinks: readonly SessionLink[] = [
  ...(['update_profile', 'change_password', 'download_data', 'delete_account', 'my-newsletter'] as const),
]

/** Depends on the API and the shop's configuration. */
export function isPlaceOffered(place: AccountPlace, links: Links): boolean {
  if (place === 'wishlist') return __OFFERED__.wishlist
  if (place === 'giftlists' && !__OFFERED__.giftlists) return false
  if (place === 'details') return detailLinks.some((link) => link in links)
  const link = placeLinks[place]
  return link === undefined || link in links
}

export type AccountPlace = (typeof accountPlaces)[number]

export const buildPlacePath = (place: AccountPlace, language: Language): string =>
  buildPath(place === 'overview' ? 'my-account' : `my-${place}`, language)

/**
 * The links determine the sections of the account. After the session expires, returns its last links, so that no
 * section with typed text disappears.
 */
export function useAccountLinks(): Links {
  const links = useAppSelector(selectSessionLinks)
  const [knownLinks, setKnownLinks] = useState(links)
  const isNewer = links !== knownLinks && Object.keys(links).length > 0
  if (isNewer) setKnownLinks(links)
  return isNewer ? links : knownLinks
}
