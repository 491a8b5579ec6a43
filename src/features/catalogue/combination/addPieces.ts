import { faultOf } from '../../../contract/faultOf'
import { putInCart } from '../../../state/cart/addToCart'
import { reloadCart } from '../../../state/cart/loadStoredCart'
import type { CartOutcome } from '../../../state/cart/outcome'
import type { ShopThunk } from '../../../state/services'
import { additionOf, type Piece } from './pieces'

/** A piece after it was tried. */
export interface Tried {
  piece: Piece
  outcome: CartOutcome
  before: number
}

/**
 * Puts pieces into the cart one after another, in the given order. One that fails does not stop the next: the cart
 * may be short of one version alone.
 */
export const addPieces =
  (pieces: readonly Piece[]): ShopThunk<Promise<Tried[]>> =>
  async (dispatch) => {
    const tried: Tried[] = []
    for (const piece of pieces) tried.push(await dispatch(addPiece(piece)))
    return tried
  }

const addPiece =
  (piece: Piece): ShopThunk<Promise<Tried>> =>
  async (dispatch, getState) => {
    const { version, result } = piece
    const addition = additionOf(piece)
    const held = () =>
      getState().cart.cart?.items.find((item) => item.id_product_attribute === version.id_product_attribute)
        ?.quantity ?? 0

    // The answer of the last time never came: the piece may be in the cart all the same, and must not come in twice.
    if (result?.ok === false && faultOf(result.error).kind === 'network') {
      await dispatch(reloadCart())
      const { cart } = getState()
      if (cart.token !== null && cart.error) return { piece, outcome: failed(cart.error), before: result.before }
      if (held() >= result.before + addition.quantity) return { piece, outcome: alreadyIn, before: result.before }
    }
    const before = held()
    return { piece, outcome: await dispatch(putInCart(addition)), before }
  }

const failed = (error: NonNullable<CartOutcome['error']>): CartOutcome => ({
  ok: false,
  type: error.type,
  data: error.data,
  error,
})
const alreadyIn: CartOutcome = { ok: true, type: undefined, data: undefined, error: null }
