import type { MouseEvent } from 'react'
import type { CartItem } from '../../../contract/cart'
import type { LineItemChanges } from '../../cart/lineItems/useLineItemChanges'
import { useMoney } from '../../../i18n/money'
import { useWords } from '../../../i18n/useWords'
import type { Areas } from '../../../i18n/words'
import { Note } from '../../../ui/status/Note'
import { findGiftShortage, type GiftShortage } from './giftLineRules'
import * as text from '../../../ui/text.module.css'
import * as styles from './GiftLines.module.css'

interface GiftShortageNoteProps {
  item: CartItem
  changes: Pick<LineItemChanges, 'setQuantity' | 'reduceContribution'>
}

/** Says that another giver was faster, with a button that reduces the gift to what remains, or removes it. */
export function GiftShortageNote({ item, changes }: GiftShortageNoteProps) {
  const { taken: words } = useWords('giftlistLines')
  const money = useMoney()
  const shortage = findGiftShortage(item)
  if (!shortage) return null
  const { message, action } = describeShortage(shortage, item, words, money)
  const handleClick = ({ currentTarget }: MouseEvent) => {
    // The button disappears with its note, so its line receives the focus.
    currentTarget.closest('li')?.focus({ preventScroll: true })
    if (shortage.kind === 'amount') void changes.reduceContribution(item, shortage.left)
    else void changes.setQuantity(item, shortage.kind === 'items' ? shortage.left : 0)
  }
  return (
    <Note variant="bad" role="status">
      {message}{' '}
      <button
        type="button"
        className={`${styles.adapt} ${text.link}`}
        aria-label={`${action}: ${item.name}`}
        onClick={handleClick}
      >
        {action}
      </button>
    </Note>
  )
}

function describeShortage(
  shortage: GiftShortage,
  { quantity, amount }: CartItem,
  words: Areas['giftlistLines']['taken'],
  money: (euro: number) => string,
) {
  switch (shortage.kind) {
    case 'none':
      return { message: words.none, action: words.remove }
    case 'items':
      return { message: words.items(shortage.left, quantity), action: words.giveItems(shortage.left) }
    case 'amount':
      return {
        message: words.amount(money(shortage.left), money(amount ?? 0)),
        action: words.giveAmount(money(shortage.left)),
      }
  }
}
