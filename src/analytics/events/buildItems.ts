import type { CartItem } from '../../contract/cart'
import { roundEuro } from '../../contract/money'
import type { OrderLine } from '../../contract/order'
import type { Product, ProductCard } from '../../contract/product'
import type { Wish } from '../../store/wishlist/deviceWishes'
import type { EventItem } from './events'

/** `index` is the product's position, from 0. */
export const buildCardItem = ({ id_product, name, brand, price }: ProductCard, index: number): EventItem => ({
  item_id: String(id_product),
  item_name: name,
  item_brand: brand.name,
  price: price.amount,
  index,
})

/** Returns the item of a product page: its variant, or the cheapest variant on the product's own page. */
export function buildProductItem(product: Product, id_sku: number | null): EventItem {
  const variant = product.combinations.find((candidate) => candidate.id_sku === id_sku)
  return {
    item_id: String(product.id_product),
    item_name: product.name,
    item_brand: product.brand.name,
    ...(variant && { item_variant: variant.name }),
    price: (variant ?? product).price.amount,
    quantity: 1,
  }
}

/** Returns the event item of a line item. `quantity` may be the difference from an earlier cart. */
export function buildLineItem(line: CartItem | OrderLine, quantity = line.quantity): EventItem {
  const discount = line.quantity > 0 ? roundEuro(line.discount / line.quantity) : 0
  return {
    item_id: String(line.id_product),
    item_name: line.name,
    item_brand: line.manufacturer_name,
    item_variant: line.combination,
    price: roundEuro(line.sellPrice_tax_incl - discount),
    ...(discount > 0 && { discount }),
    quantity,
  }
}

/** Returns the item of a wishlist entry, with the details that an earlier list or page gave about its product. */
export const buildWishItem = ({ id_product, price_then, quantity = 1 }: Wish, knownItem?: EventItem): EventItem => {
  const { item_name, item_brand, price } = knownItem ?? {}
  const amount = price_then ?? price
  return {
    item_id: String(id_product),
    ...(item_name !== undefined && { item_name }),
    ...(item_brand !== undefined && { item_brand }),
    ...(amount !== undefined && { price: amount }),
    quantity,
  }
}
