import { toCents, toEuro } from '../../contract/money'
import { IconButton } from '../../ui/button/IconButton'
import { bringMessages } from '../../i18n/lateMessages'
import { AddToCartButton, WishlistItem } from './WishlistItem'
import type { WishedVariant } from './useWishedProducts'
import type { Wish } from '../../store/wishlist/deviceWishes'
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
  const name = `${item.product.name}, ${item.variant.name}`
  const heart = (
    <IconButton icon="heart" label={messages.remove(name)} aria-pressed className={styles.heart} onClick={onRemove} />
  )
  return (
    <WishlistItem item={item} marks={<WishMarkList item={item} />} heart={heart}>
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

function WishMarkList({ item: { wish, variant } }: Pick<OwnWishlistItemProps, 'item'>) {
  const messages = useMessages('wishlist').marks
  const formatEuro = useMoney()
  const { isBackInStock, priceDrop } = findWishMarks(wish, { amount: variant.price.amount, stock: variant.stock })
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

/** `priceDrop` is in euro, since the item was saved; null if the price has not fallen. */
export function findWishMarks(
  { price_then, in_stock_then }: Pick<Wish, 'price_then' | 'in_stock_then'>,
  { amount, stock }: { amount: number; stock: number },
) {
  const difference = price_then === undefined ? 0 : toCents(price_then) - toCents(amount)
  return { isBackInStock: in_stock_then === false && stock > 0, priceDrop: difference > 0 ? toEuro(difference) : null }
}
