import type { CartItem } from '../../../contract/cart'
import * as text from '../../../design/text.module.css'
import { useWords } from '../../../i18n/useWords'
import * as styles from './CartLine.module.css'
import { LineQuantity } from './LineQuantity'

interface LineActionsProps {
  item: CartItem
  onQuantity: (quantity: number) => void
  onKeep: () => void
}

/** How many, out of the cart, or kept for later. How many are given from a gift list is said there. */
export function LineActions({ item, onQuantity, onKeep }: LineActionsProps) {
  const words = useWords('cart')
  const given = item.id_giftlist_product !== null
  const look = `${styles.action} ${text.sm} ${text.link}`
  return (
    <div className={styles.actions}>
      {given ? (
        <span className={`${styles.given} ${text.sm} ${text.stone}`}>{words.pieces(item.quantity)}</span>
      ) : (
        <LineQuantity item={item} onChange={onQuantity} />
      )}
      <button type="button" className={look} aria-label={words.removeName(item.name)} onClick={() => onQuantity(0)}>
        {words.remove}
      </button>
      {!given && (
        <button type="button" className={look} aria-label={words.keepName(item.name)} onClick={onKeep}>
          {words.keep}
        </button>
      )}
    </div>
  )
}
