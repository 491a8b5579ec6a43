import { toCents, toEuro } from '../../contract/money'
import { IconButton } from '../../ui/button/IconButton'
import { bringMessages } from '../../i18n/lateMessages'
import { AddToCartButton, WishlistItem } from './WishlistItem'
import type { WishedVariant } from '../../store/wishlist/matchWishedVariants'
import { Icon } from '../../ui/figure/Icon'
import { useMoney } from '../../i18n/money'
import * as styles from './Wishlist.module.css'

const useMessages = bringMessages('wishlist')

interface OwnWishlistItemProps {
  item: WishedVariant
  onRemove: () => void
  onMovedToCart: () => void
  /** Undefined for a user who cannot have gift lists. */
  onMoveToGiftlist?: () => void
}

export function OwnWishlistItem({ item, onRemove, onMovedToCart, onMoveToGiftlist }: OwnWishlistItemProps) {
  const messages = useMessages('wishlist')
  const { wish, product, variant } = item
  const name = `${product.name}, ${variant.name}`
  const marks = <WishMarkList {...findWishMarks(wish, { amount: variant.price.amount, stock: variant.stock })} />
  const heart = (
    <IconButton icon="heart" label={messages.remove(name)} aria-pressed className={styles.heart} onClick={onRemove} />
  )
  return (
    <WishlistItem item={item} marks={marks} heart={heart}>
      <div className={styles.itemActions}>
        <AddToCartButton item={item} label={messages.move} onAdded={onMovedToCart} />
        {onMoveToGiftlist && (
          <button
            type="button"
            className={styles.link}
            aria-haspopup="dialog"
            aria-label={`${messages.giftlist.open}: ${name}`}
            onClick={onMoveToGiftlist}
          >
            {messages.giftlist.open}
          </button>
        )}
      </div>
    </WishlistItem>
  )
}

function WishMarkList({ isBackInStock, priceDrop }: WishMarks) {
  const messages = useMessages('wishlist').marks
  const formatEuro = useMoney()
  if (!isBackInStock && priceDrop === null) return null
  return (
    <ul className={styles.marks}>
      {isBackInStock && (
        <li className={styles.back}>
          <Icon name="check" />
          {messages.back}
        </li>
      )}
      {priceDrop !== null && <li className={styles.cheaper}>{messages.cheaper(formatEuro(priceDrop))}</li>}
    </ul>
  )
}

interface SavedState {
  /** In euro; undefined if the price was unknown. */
  price_then?: number
  in_stock_then?: boolean
}

interface CurrentState {
  /** In euro. */
  amount: number
  stock: number
}

interface WishMarks {
  isBackInStock: boolean
  /** In euro, since the item was saved; null if the price has not fallen. */
  priceDrop: number | null
}

export function findWishMarks({ price_then, in_stock_then }: SavedState, { amount, stock }: CurrentState): WishMarks {
  const difference = price_then === undefined ? 0 : toCents(price_then) - toCents(amount)
  return { isBackInStock: in_stock_then === false && stock > 0, priceDrop: difference > 0 ? toEuro(difference) : null }
}
