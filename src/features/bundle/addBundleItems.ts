import { classifyError, type ErrorMessages } from '../../store/http/errorMessage'
import { putInCart } from '../../store/cart/addToCart'
import { measureLine } from '../../store/cart/cartDifference'
import { reloadCart } from '../../store/cart/storedCartThunks'
import type { AppThunk } from '../../store/AppThunk'
import { buildCartAddition, type BundleItem, type BundleItemResult, sumQuantities } from './bundleItems'
import type { CartResult } from '../../store/sidePanelSlice'
import type { Areas } from '../../i18n/messages'
import type { RecordedError } from '../../store/http/ApiError'
import { createRandomKey } from '../../store/http/requestKey'

export interface AdditionAttempt {
  item: BundleItem
  /** Null after a success. */
  error: RecordedError | null
  quantityBefore: number
  key?: string
}

/** A failure does not stop the additions after it, because the error may concern one variant only. */
export const addBundleItems =
  (items: readonly BundleItem[]): AppThunk<Promise<AdditionAttempt[]>> =>
  async (dispatch) => {
    const attempts: AdditionAttempt[] = []
    for (const item of items) attempts.push(await dispatch(addBundleItem(item)))
    return attempts
  }

const addBundleItem =
  (item: BundleItem): AppThunk<Promise<AdditionAttempt>> =>
  async (dispatch, getState) => {
    const { result } = item
    const addition = buildCartAddition(item)
    const cartLine = { id_product_attribute: item.variant.id_product_attribute, id_giftlist_product: null }
    const getQuantityInCart = () => measureLine(getState().cart.cart, cartLine)

    // If the response to the previous attempt was lost, the item may already be in the cart.
    const unsettledResult = result?.ok === false && result.error.isUnsettled ? result : null
    if (unsettledResult) {
      const { quantityBefore, key } = unsettledResult
      await dispatch(reloadCart())
      const { cart } = getState()
      if (cart.token !== null && cart.error)
        return { item, error: { ...cart.error, isUnsettled: true }, quantityBefore, key }
      if (getQuantityInCart() >= quantityBefore + addition.quantity) return { item, error: null, quantityBefore }
    }
    const quantityBefore = getQuantityInCart()
    const key = unsettledResult?.key ?? createRandomKey()
    const { error } = await dispatch(putInCart(addition, key))
    return { item, error, quantityBefore, key }
  }

/** If the stock is too low, the variant's stock becomes the quantity that can still be added. */
export function applyAdditionResults(items: readonly BundleItem[], attempts: readonly AdditionAttempt[]): BundleItem[] {
  return items.map((item) => {
    const itemAttempt = attempts.find((attempt) => attempt.item === item)
    if (!itemAttempt) return item
    const { error, quantityBefore, key } = itemAttempt
    if (!error) return { ...item, result: { ok: true } }
    const result: BundleItemResult = { ok: false, error, quantityBefore, key }
    const classifiedError = classifyError(error)
    if (classifiedError.kind === 'soldOut') return { ...replaceStock(item, 0), result }
    if (classifiedError.kind === 'stock')
      return { ...replaceStock(item, Math.max(0, classifiedError.left - quantityBefore)), result }
    return { ...item, result }
  })
}

/**
 * Names the last item and, if there are several, their total quantity. Returns null if an item has failed or if none
 * was tried.
 */
export function buildCartResult(items: readonly BundleItem[], attempts: readonly AdditionAttempt[]): CartResult | null {
  const lastAttempt = attempts.at(-1)
  if (!lastAttempt || items.some(({ result }) => result?.ok === false)) return null
  const addedItems = items.filter(({ result }) => result?.ok)
  return {
    error: null,
    addition: buildCartAddition(lastAttempt.item),
    together: addedItems.length > 1 ? sumQuantities(addedItems) : undefined,
  }
}

function replaceStock(item: BundleItem, stock: number): BundleItem {
  const variant = { ...item.variant, stock }
  const combinations = item.product.combinations.map((productVariant) =>
    productVariant === item.variant ? variant : productVariant,
  )
  return { ...item, variant, product: { ...item.product, combinations } }
}

export const pickBundleErrors = (
  { quantityBefore }: Extract<BundleItemResult, { ok: false }>,
  { errors, bundle }: Areas['panel'],
): ErrorMessages => ({
  ...errors,
  stock: (itemsLeft) =>
    quantityBefore > 0 ? bundle.stockWithCart(itemsLeft, quantityBefore) : errors.stock(itemsLeft),
})
