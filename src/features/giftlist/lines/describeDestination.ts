import type { DestinedLine } from '../../../contract/giftDestination'
import type { Areas } from '../../../i18n/messages'

/** Says where a gift goes that does not go to the giver; null for any other line. */
export function describeDestination(
  { amount, destination }: DestinedLine,
  { goesTo }: Areas['giftlistLines'],
  owners: string,
): string | null {
  if (amount !== null || destination === null || destination === 'giver') return null
  return goesTo[destination](owners)
}
