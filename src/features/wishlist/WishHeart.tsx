import { IconButton } from '../../ui/button/IconButton'
import { lazyPart } from '../../ui/page/lazyPart'
import { useMessages } from '../../i18n/useMessages'
import type { Wish } from '../../store/wishlist/deviceWishes'
import { useHeart } from '../../store/wishlist/useHeart'
import * as styles from './WishHeart.module.css'

interface WishHeartProps {
  /** The variant, with its current price and stock if they are known. */
  wish: Wish
  /** The accessible name; by default, that of the heart on a product page. */
  label?: string
  className?: string
}

const HeartToast = lazyPart(() =>
  import(/* webpackChunkName: "card" */ '../productList/productGrid/HeartToast').then((chunk) => chunk.HeartToast),
)

/** Renders nothing in a shop without wishlists. */
export const WishHeart = (props: WishHeartProps) => (__OFFERED__.wishlist ? <Heart {...props} /> : null)

function Heart({ wish, label, className = `${styles.framed}` }: WishHeartProps) {
  const { product } = useMessages('catalogue')
  const heart = useHeart(wish)
  return (
    <>
      <IconButton
        icon="heart"
        label={label ?? product.wish}
        aria-pressed={heart.isWished}
        className={`${styles.heart} ${className}`}
        onClick={heart.toggle}
      />
      {heart.state !== 'idle' && <HeartToast {...heart} />}
    </>
  )
}
