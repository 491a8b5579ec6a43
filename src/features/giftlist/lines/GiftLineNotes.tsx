import type { DestinedLine } from '../../../contract/giftDestination'
import { bringMessages } from '../../../i18n/lateMessages'
import { describeDestination } from './describeDestination'
import { GiftMessage } from './GiftMessage'
import { useOwnersName } from './useOwnersName'

const useMessages = bringMessages('giftlistLines')

interface GiftLineNotesProps {
  line: DestinedLine & { id_giftlist_product: number | null; giftlist_name: string | null; message: string }
  /** The class of each note. */
  className: string | undefined
}

/** Says whom a line of an order is a gift for, and where it goes. It shows nothing for other lines. */
export function GiftLineNotes({ line, className }: GiftLineNotesProps) {
  const messages = useMessages('giftlistLines')
  const owners = useOwnersName()(line.giftlist_name)
  if (line.id_giftlist_product === null) return null
  const notes =
    line.amount === null
      ? [messages.giftFor(owners), describeDestination(line, messages, owners)]
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
      <GiftMessage message={line.message} />
    </>
  )
}
