import type { DestinedLine } from '../../../contract/giftDestination'
import { bringMessages } from '../../../i18n/lateMessages'
import type { Areas } from '../../../i18n/messages'
import * as text from '../../../ui/text.module.css'
import * as styles from './GiftItems.module.css'

const useMessages = bringMessages('giftlistLines')

interface GiftItemNotesProps {
  item: DestinedLine & { id_giftlist_product: number | null; giftlist_name: string | null; message: string }
  className: string | undefined
}

export function GiftItemNotes({ item, className }: GiftItemNotesProps) {
  const messages = useMessages('giftlistLines')
  const owners = useOwnersName()(item.giftlist_name)
  if (item.id_giftlist_product === null) return null
  const notes =
    item.amount === null
      ? [messages.giftFor(owners), describeDestination(item, messages, owners)]
      : [messages.giftFor(owners), messages.contributionTo, messages.contributionRule(owners)]
  return (
    <>
      {notes.map(
        (note) =>
          note !== null && (
            <p key={note} className={className}>
              {note}
            </p>
          ),
      )}
      <GiftMessage message={item.message} />
    </>
  )
}

/** Returns null for a contribution, and for an item that goes to the giver or has no destination. */
export function describeDestination(
  { amount, destination }: DestinedLine,
  { goesTo }: Areas['giftlistLines'],
  owners: string,
): string | null {
  if (amount !== null || destination === null || destination === 'giver') return null
  return goesTo[destination](owners)
}

export function useOwnersName(): (name: string | null) => string {
  const { someOwners } = useMessages('giftlistLines')
  return (name) => name?.trim() || someOwners
}

export function GiftMessage({ message }: { message: string }) {
  const messages = useMessages('giftlistLines')
  if (message.trim() === '') return null
  return (
    <div className={`${styles.message} ${text.sm}`}>
      <p className={`${styles.label} ${text.xxs} ${text.stone}`}>{messages.message}</p>
      <p dir="auto" className={styles.typed}>
        {message}
      </p>
    </div>
  )
}
