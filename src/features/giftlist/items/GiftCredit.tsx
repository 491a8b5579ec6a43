import type { Giftlist } from '../../../contract/giftlist'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { Note } from '../../../ui/status/Note'

const useMessages = bringMessages('giftlistItems')

/** Tells owners how much of the contributions to their list is not in a complete gift. It renders nothing without any. */
export function GiftCredit({ list: { credit } }: { list: Giftlist }) {
  const { credit: messages } = useMessages('giftlistItems')
  const money = useMoney()
  if (credit === null || credit === 0) return null
  return (
    <Note icon="gift">
      <p>{messages.amount(money(credit))}</p>
      <p>{messages.text}</p>
    </Note>
  )
}
