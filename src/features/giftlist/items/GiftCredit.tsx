import type { Giftlist } from '../../../contract/giftlist'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { Note } from '../../../ui/status/Note'

const useMessages = bringMessages('giftlistItems')

/**
 * Tells an owner which amount of the contributions is not yet part of a complete gift. Shows nothing if there is
 * none.
 */
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
