import type { Language } from '../../../i18n/languages'
import type { Links } from '../../../contract/links'
import type { SessionLink } from '../../../contract/calls/allCalls'
import { buildPath } from '../../../pageTable/paths'
import { useState } from 'react'
import { selectSessionLinks } from '../../../store/session/sessionSlice'
import { useAppSelector } from '../../../store/hooks'

/** In the order of the account's navigation. */
export const accountSections = ['overview', 'orders', 'addresses', 'wishlist', 'giftlists', 'details'] as const

/**
 * The link without which a session does not have the section. The overview requires no link, nor does the wishlist,
 * which exists on the device as well. The details require at least one of `detailLinks`.
 */
const sectionLinks: Partial<Record<AccountSection, SessionLink>> = {
  orders: 'my_orders',
  addresses: 'my_addresses',
  giftlists: 'my_giftlists',
}

const detailLinks: readonly SessionLink[] = [
  ...(['update_profile', 'change_password', 'download_data', 'delete_account', 'my-newsletter'] as const),
]

export function isSectionOffered(section: AccountSection, links: Links): boolean {
  if (section === 'wishlist') return __OFFERED__.wishlist
  if (section === 'giftlists' && !__OFFERED__.giftlists) return false
  if (section === 'details') return detailLinks.some((link) => link in links)
  const link = sectionLinks[section]
  return link === undefined || link in links
}

export type AccountSection = (typeof accountSections)[number]

export const buildSectionPath = (section: AccountSection, language: Language): string =>
  buildPath(section === 'overview' ? 'my-account' : `my-${section}`, language)

/**
 * The links determine the sections of the account. After the session expires, the hook returns the last links of that
 * session, so that no section with typed text disappears.
 */
export function useAccountLinks(): Links {
  const links = useAppSelector(selectSessionLinks)
  const [lastLinks, setLastLinks] = useState(links)
  const hasNewLinks = links !== lastLinks && Object.keys(links).length > 0
  if (hasNewLinks) setLastLinks(links)
  return hasNewLinks ? links : lastLinks
}
