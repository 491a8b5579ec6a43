import type { CartItem } from '../../../contract/cart'
import type { LineItemChanges } from '../../cart/lineItems/useLineItemChanges'
import { useMoney } from '../../../i18n/money'
import { useWords } from '../../../i18n/useWords'
import { GiftDestinationChoice } from './GiftDestinationChoice'
import { GiftMessage } from './GiftMessage'
import { GiftShortageNote } from './GiftShortageNote'
import * as text from '../../../ui/text.module.css'
import * as styles from './GiftLines.module.css'

interface GiftLineDetailsProps {
  item: CartItem
  changes: LineItemChanges
}

/**
 * Shows the details that only a gift has: the contribution, the giver's message, its destination, and whether it can
 * still be given.
 */
export function GiftLineDetails({ item, changes }: GiftLineDetailsProps) {
  const words = useWords('giftlistLines')
  const money = useMoney()
  return (
    <div className={styles.details}>
      {item.amount !== null && <p className={text.sm}>{words.contribution(money(item.amount))}</p>}
      <GiftMessage message={item.message} />
      <GiftShortageNote item={item} changes={changes} />
      {item.amount === null && <GiftDestinationChoice item={item} />}
    </div>
  )
}
