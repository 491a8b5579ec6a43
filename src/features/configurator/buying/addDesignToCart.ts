import * as v from 'valibot'
import { type CartDesign, outOfStockData } from '../../../contract/design'
import { selectCart } from '../../../store/cart/cartSlice'
import { designThunks } from '../../../store/design/designThunks'
import { groupCartDesigns } from '../../../store/design/groupCartDesigns'
import type { RecordedError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/AppThunk'
import { panelOpened } from '../../../store/sidePanelSlice'
import type { PartLine } from '../design/listParts'
import { createRandomKey } from '../../../store/http/requestKey'

interface DesignToAdd {
  encodedDesign: string
  lines: readonly PartLine[]
  /** The id of the design in the cart that this design replaces; null for an additional design. */
  replacedId: CartDesign['id'] | null
}

interface AdditionResult {
  error: RecordedError | null
  /** The variants with too little stock; empty unless the API refused the design for lack of stock. */
  missingSkus: { id_product_attribute: number; stock: number }[]
  /** The id of the design that is in the cart after the addition; null if there is none. */
  id: CartDesign['id'] | null
  key: string
}

/**
 * Opens the side panel after a success.
 * @param key must be the same in every attempt to add a design, so that the shop API adds it only once
 */
export const addDesignToCart =
  ({ encodedDesign, lines, replacedId }: DesignToAdd, key = createRandomKey()): AppThunk<Promise<AdditionResult>> =>
  async (dispatch, getState) => {
    const findDesign = (isWanted: (design: CartDesign) => boolean) => {
      const cart = selectCart(getState())
      return cart && groupCartDesigns(cart).designs.find(({ design }) => isWanted(design))
    }
    const items = lines.map(({ sku: { id_product, id_product_attribute }, quantity }) => ({
      id_product,
      id_product_attribute,
      quantity,
    }))
    const replacedDesign = findDesign(({ id }) => String(id) === String(replacedId))?.design
    const { error } = await dispatch(
      designThunks.putDesignInCart({ design: encodedDesign, items }, replacedDesign ?? null, key),
    )
    const addedDesign =
      findDesign(({ design, id }) => design === encodedDesign && (!replacedDesign || id === replacedDesign.id)) ??
      findDesign(({ design }) => design === encodedDesign)
    const lastItem = items.at(-1)
    if (!error && lastItem) {
      const totalQuantity = items.reduce((sum, { quantity }) => sum + quantity, 0)
      dispatch(
        panelOpened({
          mode: 'cartResult',
          data: {
            error,
            addition: lastItem,
            together: totalQuantity,
            design: { isChanged: replacedDesign !== undefined, delivery: addedDesign?.delivery ?? null },
          },
        }),
      )
    }
    const missingSkus = error && v.is(outOfStockData, error.data) ? error.data.missing : []
    return { error, missingSkus, id: addedDesign?.design.id ?? null, key }
  }
