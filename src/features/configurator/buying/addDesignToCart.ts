import type { CartDesign } from '../../../contract/design'
import { createAdditionKey } from '../../../store/cart/addToCart'
import { selectCart } from '../../../store/cart/cartSelectors'
import { groupCartDesigns } from '../../../store/design/groupCartDesigns'
import type { DesignOutcome } from '../../../store/design/results'
import type { AppThunk } from '../../../store/services'
import { panelOpened } from '../../../store/sidePanelSlice'
import type { PartLine } from '../design/listParts'

/** A design for the cart: its encoded text, its parts, and the id of the one in the cart that it replaces. */
export interface CartWish {
  encoded: string
  lines: readonly PartLine[]
  replaces: CartDesign['id'] | null
}

/** The outcome, with the id of the design that is in the cart now, and the key for another try. */
type Result = DesignOutcome & { id: CartDesign['id'] | null; key: string }

/**
 * Puts a design into the cart in one step. The side panel shows a success.
 * @param key the same for an addition and its repetitions: the shop API counts them once
 */
export const addDesignToCart =
  ({ encoded, lines, replaces }: CartWish, key = createAdditionKey()): AppThunk<Promise<Result>> =>
  async (dispatch, getState) => {
    const { designThunks } = await import(/* webpackChunkName: "design" */ '../../../store/design/designThunks')
    const findDesign = (isWanted: (design: CartDesign) => boolean) => {
      const cart = selectCart(getState())
      return (cart && groupCartDesigns(cart).designs.find(({ design }) => isWanted(design))) ?? null
    }
    const items = lines.map(({ sku: { id_product, id_product_attribute }, quantity }) => ({
      id_product,
      id_product_attribute,
      quantity,
    }))
    const replacedDesign = findDesign(({ id }) => String(id) === String(replaces))?.design ?? null
    const outcome = await dispatch(designThunks.putDesignInCart({ design: encoded, items }, replacedDesign, key))
    const addedDesign =
      findDesign(({ design, id }) => design === encoded && (replacedDesign === null || id === replacedDesign.id)) ??
      findDesign(({ design }) => design === encoded)
    const addition = items.at(-1)
    if (outcome.ok && addition) {
      const totalQuantity = items.reduce((sum, { quantity }) => sum + quantity, 0)
      dispatch(
        panelOpened({
          mode: 'cartResult',
          data: {
            ...outcome,
            addition,
            together: totalQuantity,
            design: { isChanged: replacedDesign !== null, delivery: addedDesign?.delivery ?? null },
          },
        }),
      )
    }
    return { ...outcome, id: addedDesign?.design.id ?? null, key }
  }
