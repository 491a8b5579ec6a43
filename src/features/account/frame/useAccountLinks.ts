import { useState } from 'react'
import type { Links } from '../../../contract/links'
import { selectSessionLinks } from '../../../store/session/sessionSelectors'
import { useAppSelector } from '../../../store/hooks'

/**
 * Returns the links of the customer's session, which say what the account has. While a session has expired, the last ones
 * stay, so that no section with typed text disappears.
 */
export function useAccountLinks(): Links {
  const links = useAppSelector(selectSessionLinks)
  const [knownLinks, setKnownLinks] = useState(links)
  const isNewer = links !== knownLinks && Object.keys(links).length > 0
  if (isNewer) setKnownLinks(links)
  return isNewer ? links : knownLinks
}
