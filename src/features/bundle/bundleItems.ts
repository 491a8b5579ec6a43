import type { CartAddition } from '../../store/cart/cartSlice'
import { toCents, toEuro } from '../../contract/money'
import type { Combination, Product } from '../../contract/product'
import type { RecordedError } from '../../store/http/ApiError'
import { loadFullProducts } from '../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../store/http/links'
import type { AppThunk } from '../../store/AppThunk'

/**
 * `quantityBefore` is the quantity in the cart before the attempt. `key` is the key of the addition, by which the API
 * recognizes another attempt.
 */
export type BundleItemResult = { ok: true } | { ok: false; error: RecordedError; quantityBefore: number; key?: string }

export interface BundleItem {
  product: Product
  variant: Combination
  quantity: number
  /** Only items of a bundle can be excluded. */
  isIncluded: boolean
  /** The outcome of the last attempt to add the item with its current choices; null before the first attempt. */
  result: BundleItemResult | null
}

/**
 * The item has the variant that the user saw, or else the default variant. If that variant is sold out, the item has
 * the first variant in stock, if any.
 */
export function createBundleItem(product: Product, shownIds: readonly number[] = []): BundleItem {
  const { combinations } = product
  const shownVariant = combinations.find(({ id_product_attribute }) => shownIds.includes(id_product_attribute))
  const defaultVariant = shownVariant ?? combinations.find((variant) => variant.default) ?? combinations[0]
  if (!defaultVariant) throw new Error('A product has at least one variant (contract/product)')
  const variant =
    defaultVariant.stock > 0 ? defaultVariant : (combinations.find(({ stock }) => stock > 0) ?? defaultVariant)
  return { product, variant, quantity: 1, isIncluded: true, result: null }
}

export const isAddable = ({ isIncluded, variant, result }: BundleItem): boolean =>
  isIncluded && variant.stock > 0 && !result?.ok

export const getAvailableQuantity = ({ quantity, variant }: BundleItem): number => Math.min(quantity, variant.stock)

export const sumQuantities = (items: readonly BundleItem[]): number =>
  items.reduce((sum, item) => sum + getAvailableQuantity(item), 0)

/** Returns the sum in euro. The prices are added up in whole cents to avoid rounding errors. */
export function sumPrices(items: readonly BundleItem[]): number {
  return toEuro(items.reduce((sum, item) => sum + toCents(item.variant.price.amount) * getAvailableQuantity(item), 0))
}

export const buildCartAddition = (item: BundleItem): CartAddition & { quantity: number } => ({
  id_product: item.product.id_product,
  id_product_attribute: item.variant.id_product_attribute,
  quantity: getAvailableQuantity(item),
})

/**
 * At first, only the first product is included, because the user chose it. Products that are no longer sold are
 * omitted. Rejects with an ApiError.
 */
export const loadBundleItems =
  (ids: readonly number[], shownIds: readonly number[] = [], signal?: AbortSignal): AppThunk<Promise<BundleItem[]>> =>
  async (dispatch, _getState, { client }) => {
    if (ids.length === 0) return []
    const products = await loadFullProducts(client, await dispatch(fetchEndpoints()), [...new Set(ids)], signal)
    return products.map((product) => ({
      ...createBundleItem(product, shownIds),
      isIncluded: product.id_product === ids[0],
    }))
  }
