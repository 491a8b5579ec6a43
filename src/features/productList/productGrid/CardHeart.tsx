import type { ProductCard } from '../../../contract/product'
import { IconButton } from '../../../ui/button/IconButton'
import { Toast } from '../../../ui/status/Toast'
import { useWords } from '../../../i18n/useWords'
import { useHeart } from '../../../store/wishlist/useHeart'
import type { Wish } from '../../../store/wishlist/deviceWishes'
import * as styles from './CardHeart.module.css'

/** On a card's picture, after the card's link and above its stretched area: keeps the variant that the card shows. */
export function CardHeart({ card }: { card: ProductCard }) {
  const { product, wall } = useWords('catalogue')
  const { isWished, state, toggle, forgive } = useHeart(buildCardWish(card))
  return (
    <>
      <IconButton
        icon="heart"
        label={`${product.wish}: ${card.name}`}
        aria-pressed={isWished}
        className={`${styles.heart}`}
        onClick={toggle}
      />
      {state !== 'idle' && (
        <Toast
          message={state === 'failed' ? wall.unreachable : null}
          action={{ label: product.retry, onAction: toggle }}
          onGone={forgive}
        />
      )}
    </>
  )
}

/**
 * The variant that a tile shows, to be put on the wishlist. A tile's price and stock are those of all versions together: what they
 * leave open of this one stays unknown.
 */
function buildCardWish(
  card: Pick<ProductCard, 'id_product' | 'id_product_attribute' | 'price' | 'price_varies' | 'stock' | 'version_count'>,
): Wish {
  const { id_product, id_product_attribute, price, price_varies, stock, version_count } = card
  return {
    id_product,
    id_product_attribute,
    ...(!price_varies && { price_then: price.amount }),
    ...((stock === 0 || version_count === 1) && { in_stock_then: stock > 0 }),
  }
}
