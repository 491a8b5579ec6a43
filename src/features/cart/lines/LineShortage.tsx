import type { CartItem } from '../../../contract/cart'
import { Note } from '../../../design/Note'
import { useWords } from '../../../i18n/useWords'
import * as styles from './CartLine.module.css'

interface LineShortageProps {
  item: CartItem
  onTake: (quantity: number) => void
}

/** A line beyond the stock: says so, and offers to take what is left. */
export function LineShortage({ item: { name, stock, quantity }, onTake }: LineShortageProps) {
  const words = useWords('cart')
  return (
    <Note look="bad" className={styles.fault}>
      {stock === 0 ? words.shortSoldOut : words.short(stock, quantity)}{' '}
      {stock > 0 && (
        <button
          type="button"
          className={styles.take}
          aria-label={words.takeLeftOf(name, stock)}
          onClick={() => onTake(stock)}
        >
          {words.takeLeft(stock)}
        </button>
      )}
    </Note>
  )
}
