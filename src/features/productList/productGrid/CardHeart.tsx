import type { ProductCard } from '../../../contract/product'
import { IconButton } from '../../../ui/button/IconButton'
import { HeartToast } from './HeartToast'
import { useMessages } from '../../../i18n/useMessages'
import { useHeart } from '../../../store/wishlist/useHeart'
import type { Wish } from '../../../store/wishlist/deviceWishes'
import * as styles from './CardHeart.module.css'

/** The button follows the card's link in the DOM, and covers a part of the link's area. */
export function CardHeart({ card }: { card: ProductCard }) {
  const { product } = useMessages('catalogue')
  const heart = useHeart(buildCardWish(card))
  return (
    <>
      <IconButton
        icon="heart"
        label={`${product.wish}: ${card.name}`}
        aria-pressed={heart.isWished}
        className={styles.heart}
        onClick={heart.toggle}
      />
      {heart.state !== 'idle' && <HeartToast {...heart} />}
    </>
  )
}

/** The price and stock of a card cover all variants. They are omitted unless they also apply to the shown variant. */
function buildCardWish({
  id_product,
  id_product_attribute,
  price,
  price_varies,
  stock,
  version_count,
}: ProductCard): Wish {
  return {
    id_product,
    id_product_attribute,
    ...(!price_varies && { price_then: price.amount }),
    ...((stock === 0 || version_count === 1) && { in_stock_then: stock > 0 }),
  }
}
