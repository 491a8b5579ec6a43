import { useErrorMessage } from '../../../store/http/errorMessage'
import { useLazyMutation } from '../../../store/query/useChange'
import type { Design } from '../design/Design'
import type { PartLine } from '../design/listParts'

/** Puts a design into the cart. The side panel shows the result; `error` is a message when the code could not be fetched. */
export function useDesignCart() {
  const describeError = useErrorMessage()
  const { busy, error, run } = useLazyMutation(async (_design: Design, lines: readonly PartLine[]) => {
    const { putInCart } = await import('../../../store/cart/addToCart')
    const { panelOpened } = await import('../../../store/sidePanelSlice')
    return async (dispatch) => {
      let together = 0
      for (const { sku, quantity } of lines) {
        const { id_product, id_product_attribute } = sku
        const addition = { id_product, id_product_attribute, quantity }
        const outcome = await dispatch(putInCart(addition))
        together += quantity
        if (outcome.error || sku === lines.at(-1)?.sku) {
          dispatch(panelOpened({ mode: 'cartResult', data: { ...outcome, addition, together } }))
          return null
        }
      }
      return null
    }
  })
  return {
    busy,
    error: error && describeError(error, {}),
    add: (design: Design, lines: readonly PartLine[]) => void run(design, lines),
  }
}
