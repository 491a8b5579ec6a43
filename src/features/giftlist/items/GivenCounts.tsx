import type { GiftlistItem } from '../../../contract/giftlist'
import { MeasureLine } from '../../../ui/figure/MeasureLine'
import * as text from '../../../ui/text.module.css'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { countGiven } from './countGiven'
import * as styles from './GivenCounts.module.css'

const useMessages = bringMessages('giftlistItems')

/**
 * Shows on a measure line how much of an item was given and what remains. It renders nothing while that is hidden from
 * the owner.
 */
export function GivenCounts({ item }: { item: GiftlistItem }) {
  const messages = useMessages('giftlistItems').items.given
  const money = useMoney()
  const counts = countGiven(item)
  if (!counts) return null
  const { given, collected, isFull, reached, total, left } = counts
  const parts = [
    (given > 0 || collected === 0) && (given > 0 ? messages.items(given, item.quantity) : messages.none),
    collected > 0 && messages.collected(money(collected)),
  ]
  return (
    <div className={`${styles.given} ${text.sm}`}>
      <MeasureLine value={reached} max={total} done={isFull} />
      <p className={styles.row}>
        <span>{isFull ? messages.full : parts.filter(Boolean).join(', ')}</span>
        {!isFull && (
          <span className={text.stone}>
            {'items' in left ? messages.left(left.items) : messages.leftOf(money(left.amount))}
          </span>
        )}
      </p>
    </div>
  )
}
