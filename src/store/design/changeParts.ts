import type { CartDesign } from '../../contract/design'
import { sumByVariant } from '../../contract/wholeDesigns'
import { putInCart } from '../cart/addToCart'
import type { CartOutcome } from '../cart/cartSlice'
import { selectCart } from '../cart/cartSelectors'
import { updateItem } from '../cart/cartThunks'
import type { AppThunk } from '../services'
import type { DesignAddition } from './designApi'
import { listDeviceCartDesigns, writeDeviceCartDesigns } from './deviceDesigns'

/** The number of items of a variant to add (above 0) or to remove (below 0). */
interface PartChange {
  id_product: number
  id_product_attribute: number
  by: number
}

/**
 * Puts the parts of a design into the cart of a shop API that knows no designs, one variant after another. The new parts
 * come before the old ones leave, and after a failure everything is as it was. This device remembers the design.
 */
export const putPartsInCart =
  ({ design, items }: DesignAddition, replaces: CartDesign | null): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState) => {
    const [newQuantities, oldQuantities] = [sumByVariant(items), sumByVariant(replaces?.items ?? [])]
    const changes = [...new Set([...newQuantities.keys(), ...oldQuantities.keys()])].map(
      (id_product_attribute): PartChange => ({
        id_product: items.find((item) => item.id_product_attribute === id_product_attribute)?.id_product ?? 0,
        id_product_attribute,
        by: (newQuantities.get(id_product_attribute) ?? 0) - (oldQuantities.get(id_product_attribute) ?? 0),
      }),
    )
    const outcome = await dispatch(applyChanges(changes))
    const cart = selectCart(getState())
    if (outcome.ok && cart) {
      const others = listDeviceCartDesigns(cart.id_cart).filter(({ id }) => id !== replaces?.id)
      const id = replaces?.id ?? `device ${Date.now()} ${others.length}`
      const ownItems = [...newQuantities].map(([id_product_attribute, quantity]) => ({
        id_product_attribute,
        quantity,
      }))
      writeDeviceCartDesigns(cart.id_cart, [...others, { id, design, items: ownItems, delivery: null, _links: {} }])
    }
    return outcome
  }

/** Takes the parts of a design out of the cart of a shop API that knows no designs. */
export const takePartsOutOfCart =
  ({ id, items }: CartDesign): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState) => {
    const changes = [...sumByVariant(items)].map(([id_product_attribute, quantity]) => ({
      id_product: 0,
      id_product_attribute,
      by: -quantity,
    }))
    const outcome = await dispatch(applyChanges(changes))
    const cart = selectCart(getState())
    if (outcome.ok && cart) {
      writeDeviceCartDesigns(
        cart.id_cart,
        listDeviceCartDesigns(cart.id_cart).filter((each) => each.id !== id),
      )
    }
    return outcome
  }

const unneededChange: CartOutcome = { ok: true, type: undefined, data: undefined, error: null }

/** Makes the changes, additions first. After a failure it takes back those that were made, and returns the failure. */
const applyChanges =
  (changes: readonly PartChange[]): AppThunk<Promise<CartOutcome>> =>
  async (dispatch) => {
    const madeChanges: PartChange[] = []
    const orderedChanges = changes.filter(({ by }) => by !== 0).sort((one, other) => other.by - one.by)
    for (const change of orderedChanges) {
      const outcome = await dispatch(applyChange(change))
      if (outcome.ok) {
        madeChanges.push(change)
        continue
      }
      for (const each of madeChanges.reverse()) await dispatch(applyChange({ ...each, by: -each.by }))
      return outcome
    }
    return unneededChange
  }

const applyChange =
  ({ by, ...part }: PartChange): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState) => {
    const line = selectCart(getState())?.items.find(
      ({ id_product_attribute, id_giftlist_product }) =>
        id_product_attribute === part.id_product_attribute && id_giftlist_product === null,
    )
    if (by > 0)
      return dispatch(putInCart({ ...part, id_product: part.id_product || (line?.id_product ?? 0), quantity: by }))
    return line ? dispatch(updateItem(line.id, line.quantity + by)) : unneededChange
  }
