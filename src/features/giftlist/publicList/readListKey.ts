import { readGiftlistCode } from '../../../contract/giftlist'
import { matchPrivatePage } from '../../../pageTable/matchPath'

/**
 * Reads the key of a list in a path: a code, as it may be typed from a printed card, or the id of a listed list. Returns
 * null for anything else, for which no request is needed.
 */
export function readListKey(path: string): string | null {
  const match = matchPrivatePage(path)
  const typed = match?.id === 'giftlist' ? (match.parameters['list'] ?? '') : ''
  return readGiftlistCode(typed) ?? (/^[1-9]\d{0,14}$/.test(typed) ? typed : null)
}
