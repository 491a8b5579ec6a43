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
const buildCardWish = (card: ProductCard): Wish => ({
  id_product: card.id_product,
  id_product_attribute: card.id_product_attribute,
  ...(!card.price_varies && { price_then: card.price.amount }),
  ...((card.stock === 0 || card.version_count === 1) && { in_stock_then: card.stock > 0 }),
})
