import type { CartAddition } from '../../store/cart/cartApi'
import type { Combination, Product } from '../../contract/product'
import type { RecordedError } from '../../store/http/recordedError'
import { loadFullProducts } from '../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../store/fetchEndpoints'
import type { AppThunk } from '../../store/services'

/** How it went; `before`: how many of the variant the cart held until then. */
export type BundleItemResult = { ok: true } | { ok: false; error: RecordedError; before: number }

/** A product in the side panel as the shopper wants it. */
export interface BundleItem {
  product: Product
  variant: Combination
  quantity: number
  /** Whether it goes along: of several, one may be left out. */
  taken: boolean
  /** Null until it was tried as it stands now. */
  result: BundleItemResult | null
}

/** A product as the panel first shows it: the default variant, or else the first that can be had. */
export function createBundleItem(product: Product): BundleItem {
  const { combinations } = product
  const standard = combinations.find((variant) => variant.default) ?? combinations[0]
  if (!standard) throw new Error('A product has at least one variant (contract/product)')
  const variant = standard.stock > 0 ? standard : (combinations.find(({ stock }) => stock > 0) ?? standard)
  return { product, variant, quantity: 1, taken: true, result: null }
}

/** Whether the button puts it into the cart. */
export const isAddable = ({ taken, variant, result }: BundleItem): boolean => taken && variant.stock > 0 && !result?.ok

/** How many items of a product go: no more than there are. */
export const getAvailableQuantity = ({ quantity, variant }: BundleItem): number => Math.min(quantity, variant.stock)

export const sumQuantities = (items: readonly BundleItem[]): number =>
  items.reduce((sum, item) => sum + getAvailableQuantity(item), 0)

/** What items cost together, in euro: the shop API's unit prices, added up in whole cents. */
export function sumPrices(items: readonly BundleItem[]): number {
  const cents = items.reduce(
    (sum, item) => sum + Math.round(item.variant.price.amount * 100) * getAvailableQuantity(item),
    0,
  )
  return cents / 100
}

export const buildCartAddition = (item: BundleItem): CartAddition & { quantity: number } => ({
  id_product: item.product.id_product,
  id_product_attribute: item.variant.id_product_attribute,
  quantity: getAvailableQuantity(item),
})

/** The products as they are now, each as the panel first shows it; what the shop no longer has is left out. Rejects with the ApiError. */
export const loadBundleItems =
  (ids: readonly number[], signal?: AbortSignal): AppThunk<Promise<BundleItem[]>> =>
  async (dispatch, _getState, { client }) => {
    if (ids.length === 0) return []
    const products = await loadFullProducts(client, await dispatch(fetchEndpoints()), [...new Set(ids)], signal)
    return products.map(createBundleItem)
  }
