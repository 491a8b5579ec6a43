import type { ProductCard } from '../../../contract/product'
import type { Wish } from '../../../state/wishlist/deviceWishes'

/**
 * The version that a tile shows, to be kept. A tile's price and stock are those of all versions together: what they
 * leave open of this one stays unknown.
 */
export function wishOfCard(
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
