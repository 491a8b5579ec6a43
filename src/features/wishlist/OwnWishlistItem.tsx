import { IconButton } from '../../ui/button/IconButton'
import { useWords } from '../../i18n/useWords'
import { AddToCartButton, type Supply, WishlistItem } from './WishlistItem'
import type { WishedVariant } from '../../store/wishlist/matchWishedVariants'
import { Icon } from '../../ui/figure/Icon'
import { useMoney } from '../../i18n/money'
import * as styles from './Wishlist.module.css'

interface OwnWishlistItemProps {
  item: WishedVariant
  Supply: Supply
  onRemove: () => void
  /** It is in the cart now. */
  onMoved: () => void
  /** It is to go to a gift list; absent for who can have none. */
  onGive?: () => void
}

/** An item of one's own list: into the cart or to a gift list, or off the list alone. */
export function OwnWishlistItem({ item, Supply, onRemove, onMoved, onGive }: OwnWishlistItemProps) {
  const words = useWords('wishlist')
  const { wish, product, variant } = item
  const name = `${product.name}, ${variant.name}`
  const marks = <WishMarkList {...findWishMarks(wish, { amount: variant.price.amount, stock: variant.stock })} />
  const heart = (
    <IconButton icon="heart" label={words.remove(name)} aria-pressed className={styles.heart} onClick={onRemove} />
  )
  return (
    <WishlistItem item={item} Supply={Supply} marks={marks} heart={heart}>
      <div className={styles.acts}>
        <AddToCartButton item={item} label={words.move} onAdded={onMoved} />
        {onGive && (
          <button
            type="button"
            className={styles.link}
            aria-haspopup="dialog"
            aria-label={`${words.giftlist.open}: ${name}`}
            onClick={onGive}
          >
            {words.giftlist.open}
          </button>
        )}
      </div>
    </WishlistItem>
  )
}

/** What has become better about an item since it was kept, in words. */
function WishMarkList({ back, cheaper }: WishMarks) {
  const words = useWords('wishlist').marks
  const money = useMoney()
  if (!back && cheaper === null) return null
  return (
    <ul className={styles.marks}>
      {back && (
        <li className={styles.back}>
          <Icon name="check" />
          {words.back}
        </li>
      )}
      {cheaper !== null && <li className={styles.cheaper}>{words.cheaper(money(cheaper))}</li>}
    </ul>
  )
}

interface Then {
  /** In euro, on the day it was kept; absent when nobody knew. */
  price_then?: number
  in_stock_then?: boolean
}

interface Now {
  /** In euro. */
  amount: number
  /** How many can be ordered. */
  stock: number
}

interface WishMarks {
  /** It could not be had when it was kept, and can be now. */
  back: boolean
  /** By how many euro it has become cheaper since; null when it has not. */
  cheaper: number | null
}

const cents = (euro: number) => Math.round(euro * 100)

/** What has become better about an item since it was put on a wishlist. */
export function findWishMarks({ price_then, in_stock_then }: Then, { amount, stock }: Now): WishMarks {
  const less = price_then === undefined ? 0 : cents(price_then) - cents(amount)
  return { back: in_stock_then === false && stock > 0, cheaper: less > 0 ? less / 100 : null }
}
