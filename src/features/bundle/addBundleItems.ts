import { classifyError } from '../../store/http/classifyError'
import { putInCart } from '../../store/cart/addToCart'
import { reloadCart } from '../../store/cart/loadStoredCart'
import type { CartOutcome } from '../../store/cart/cartOutcome'
import type { AppThunk } from '../../store/services'
import { buildCartAddition, type BundleItem, type BundleItemResult, sumQuantities } from './bundleItems'
import type { CartResult } from '../../store/sidePanelSlice'
import type { Areas } from '../../i18n/words'

/** An item after it was tried. */
export interface AddAttempt {
  item: BundleItem
  outcome: CartOutcome
  before: number
}

/**
 * Puts items into the cart one after another, in the given order. One that fails does not stop the next: the cart
 * may be short of one variant alone.
 */
export const addBundleItems =
  (items: readonly BundleItem[]): AppThunk<Promise<AddAttempt[]>> =>
  async (dispatch) => {
    const tried: AddAttempt[] = []
    for (const item of items) tried.push(await dispatch(addBundleItem(item)))
    return tried
  }

const addBundleItem =
  (item: BundleItem): AppThunk<Promise<AddAttempt>> =>
  async (dispatch, getState) => {
    const { variant, result } = item
    const addition = buildCartAddition(item)
    const held = () =>
      getState().cart.cart?.items.find((item) => item.id_product_attribute === variant.id_product_attribute)
        ?.quantity ?? 0

    // The answer of the last time never came: the item may be in the cart all the same, and must not come in twice.
    if (result?.ok === false && classifyError(result.error).kind === 'network') {
      await dispatch(reloadCart())
      const { cart } = getState()
      if (cart.token !== null && cart.error) return { item, outcome: failed(cart.error), before: result.before }
      if (held() >= result.before + addition.quantity) return { item, outcome: alreadyIn, before: result.before }
    }
    const before = held()
    return { item, outcome: await dispatch(putInCart(addition)), before }
  }

const failed = (error: NonNullable<CartOutcome['error']>): CartOutcome => ({
  ok: false,
  type: error.type,
  data: error.data,
  error,
})
const alreadyIn: CartOutcome = { ok: true, type: undefined, data: undefined, error: null }

/** The panel's items with how it went. Of a variant that falls short, the stock becomes what this shopper can still add. */
export function applyAddResults(items: readonly BundleItem[], tried: readonly AddAttempt[]): BundleItem[] {
  return items.map((item) => {
    const own = tried.find((each) => each.item === item)
    if (!own) return item
    const { outcome, before } = own
    if (!outcome.error) return { ...item, result: { ok: true } }
    const result: BundleItemResult = { ok: false, error: outcome.error, before }
    const cause = classifyError(outcome.error)
    if (cause.kind === 'soldOut') return { ...withStock(item, 0), result }
    if (cause.kind === 'stock') return { ...withStock(item, Math.max(0, cause.left - before)), result }
    return { ...item, result }
  })
}

/** What the cart result shows once nothing is left to add: the last item, and how many came in with it. */
export function buildCartResult(items: readonly BundleItem[], tried: readonly AddAttempt[]): CartResult | null {
  const last = tried.at(-1)
  if (!last || items.some(({ result }) => result?.ok === false)) return null
  const added = items.filter(({ result }) => result?.ok)
  return {
    ...last.outcome,
    addition: buildCartAddition(last.item),
    together: added.length > 1 ? sumQuantities(added) : undefined,
  }
}

function withStock(item: BundleItem, stock: number): BundleItem {
  const variant = { ...item.variant, stock }
  const combinations = item.product.combinations.map((each) => (each === item.variant ? variant : each))
  return { ...item, variant, product: { ...item.product, combinations } }
}

/** Why an item did not come into the cart, in words. */
export function describeBundleItemError(
  { error, before }: Extract<BundleItemResult, { ok: false }>,
  { errors, combination }: Areas['panel'],
): string {
  const cause = classifyError(error)
  switch (cause.kind) {
    case 'stock':
      return before > 0 ? combination.stockWithCart(cause.left, before) : errors.stock(cause.left)
    case 'soldOut':
    case 'gone':
    case 'network':
      return errors[cause.kind]
    default:
      return errors.other
  }
}
