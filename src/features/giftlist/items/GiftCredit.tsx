import type { Giftlist } from '../../../contract/giftlist'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { Note } from '../../../ui/status/Note'

const useMessages = bringMessages('giftlistItems')

/** The credit is the sum of contributions that do not pay for a whole item yet. */
export function GiftCredit({ list: { credit } }: { list: Giftlist }) {
  const { credit: messages } = useMessages('giftlistItems')
  const formatEuro = useMoney()
  if (credit === null || credit === 0) return null
  return (
    <Note icon="gift">
      <p>{messages.amount(formatEuro(credit))}</p>
      <p>{messages.text}</p>
    </Note>
  )
}
