import type { CartDesign } from '../../contract/design'
import { sumByVariant } from '../../contract/wholeDesigns'
import { putInCart } from '../cart/addToCart'
import type { CartOutcome } from '../cart/cartSlice'
import { selectCart } from '../cart/cartSelectors'
import { updateItem } from '../cart/cartThunks'
import type { AppThunk } from '../services'
import type { DesignAddition } from './designApi'
import { listDeviceCartDesigns, writeDeviceCartDesigns } from './deviceDesigns'

/** How many items of a variant come (above 0) or leave (below 0). */
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
    const [wanted, old] = [sumByVariant(items), sumByVariant(replaces?.items ?? [])]
    const changes = [...new Set([...wanted.keys(), ...old.keys()])].map((id_product_attribute): PartChange => ({
      id_product: items.find((item) => item.id_product_attribute === id_product_attribute)?.id_product ?? 0,
      id_product_attribute,
      by: (wanted.get(id_product_attribute) ?? 0) - (old.get(id_product_attribute) ?? 0),
    }))
    const outcome = await dispatch(applyChanges(changes))
    const cart = selectCart(getState())
    if (outcome.ok && cart) {
      const others = listDeviceCartDesigns(cart.id_cart).filter(({ id }) => id !== replaces?.id)
      const id = replaces?.id ?? `device ${Date.now()} ${others.length}`
      const own = [...wanted].map(([id_product_attribute, quantity]) => ({ id_product_attribute, quantity }))
      writeDeviceCartDesigns(cart.id_cart, [...others, { id, design, items: own, delivery: null, _links: {} }])
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

const done: CartOutcome = { ok: true, type: undefined, data: undefined, error: null }

/** Makes the changes, additions first. After a failure it takes back those that were made, and returns the failure. */
const applyChanges =
  (changes: readonly PartChange[]): AppThunk<Promise<CartOutcome>> =>
  async (dispatch) => {
    const made: PartChange[] = []
    const ordered = changes.filter(({ by }) => by !== 0).sort((one, other) => other.by - one.by)
    for (const change of ordered) {
      const outcome = await dispatch(applyChange(change))
      if (outcome.ok) {
        made.push(change)
        continue
      }
      for (const each of made.reverse()) await dispatch(applyChange({ ...each, by: -each.by }))
      return outcome
    }
    return done
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
    return line ? dispatch(updateItem(line.id, line.quantity + by)) : done
  }
