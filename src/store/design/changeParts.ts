import type { CartItem } from '../../contract/cart'
import type { CartDesign } from '../../contract/design'
import { sumQuantitiesByVariant } from '../../contract/findWholeDesigns'
import { putInCart } from '../cart/addToCart'
import { selectCart } from '../cart/cartSlice'
import type { CartOutcome } from '../cart/changeCart'
import { updateItem } from '../cart/cartThunks'
import type { AppThunk } from '../AppThunk'
import type { DesignAddition } from './designApi'
import { listDeviceCartDesigns, writeDeviceCartDesigns } from './deviceDesigns'

/** `by` is the number of items to add (above 0) or to remove (below 0). Only an addition must name the product. */
interface PartChange {
  id_product?: number | undefined
  id_product_attribute: number
  by: number
}

/**
 * Puts a design into the cart of a shop API without support for designs. The parts are changed one variant after
 * another: new parts are added before old parts are removed, and a failure undoes all changes. The design is recorded
 * on this device.
 */
export const putPartsInCart =
  ({ design, items }: DesignAddition, replaces: CartDesign | null): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState) => {
    const newQuantities = sumQuantitiesByVariant(items)
    const oldQuantities = sumQuantitiesByVariant(replaces?.items ?? [])
    const changes = [...new Set([...newQuantities.keys(), ...oldQuantities.keys()])].map(
      (id_product_attribute): PartChange => ({
        id_product: items.find((item) => item.id_product_attribute === id_product_attribute)?.id_product,
        id_product_attribute,
        by: (newQuantities.get(id_product_attribute) ?? 0) - (oldQuantities.get(id_product_attribute) ?? 0),
      }),
    )
    const outcome = await dispatch(applyChanges(changes))
    const cart = selectCart(getState())
    if (outcome.ok && cart) {
      const otherDesigns = listDeviceCartDesigns(cart.id_cart).filter(({ id }) => id !== replaces?.id)
      const id = replaces?.id ?? `device ${Date.now()} ${otherDesigns.length}`
      writeDeviceCartDesigns(cart.id_cart, [...otherDesigns, { id, design, items, delivery: null, _links: {} }])
    }
    return outcome
  }

/** Removes the parts one variant after another, for a shop API without support for designs. */
export const takePartsOutOfCart =
  ({ id, items }: CartDesign): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState) => {
    const changes = [...sumQuantitiesByVariant(items)].map(([id_product_attribute, quantity]) => ({
      id_product_attribute,
      by: -quantity,
    }))
    const outcome = await dispatch(applyChanges(changes))
    const cart = selectCart(getState())
    if (outcome.ok && cart) {
      writeDeviceCartDesigns(
        cart.id_cart,
        listDeviceCartDesigns(cart.id_cart).filter((cartDesign) => cartDesign.id !== id),
      )
    }
    return outcome
  }

const successfulOutcome: CartOutcome = { ok: true, answer: null, error: null }

/** Makes the additions before the removals. After a failure, undoes the earlier changes and returns the failure. */
const applyChanges =
  (changes: readonly PartChange[]): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState) => {
    const appliedChanges: PartChange[] = []
    // A line item that a change has removed no longer names its product, which is needed to undo the change.
    const lines = selectCart(getState())?.items ?? []
    const orderedChanges = changes
      .filter(({ by }) => by !== 0)
      .sort((one, other) => other.by - one.by)
      .map((change) => ({ ...change, id_product: change.id_product ?? findPart(lines, change)?.id_product }))
    for (const change of orderedChanges) {
      const outcome = await dispatch(applyChange(change))
      if (outcome.ok) {
        appliedChanges.push(change)
        continue
      }
      for (const appliedChange of appliedChanges.reverse())
        await dispatch(applyChange({ ...appliedChange, by: -appliedChange.by }))
      return outcome
    }
    return successfulOutcome
  }

const applyChange =
  ({ by, id_product = 0, id_product_attribute }: PartChange): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState) => {
    if (by > 0) return dispatch(putInCart({ id_product, id_product_attribute, quantity: by }))
    const line = findPart(selectCart(getState())?.items ?? [], { id_product_attribute })
    return line ? dispatch(updateItem(line.id, line.quantity + by)) : successfulOutcome
  }

const findPart = (lines: readonly CartItem[], { id_product_attribute: id }: Pick<PartChange, 'id_product_attribute'>) =>
  lines.find((line) => line.id_product_attribute === id && line.id_giftlist_product === null)
