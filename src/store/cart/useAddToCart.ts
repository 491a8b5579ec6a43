import { useMutation } from '../query/useMutation'
import type { AppThunk } from '../AppThunk'
import { type GiftlistAddition, selectPanelContent } from '../sidePanelSlice'

export type AddState = 'idle' | 'busy' | 'failed'

/**
 * The first press loads the services, unless they were loaded while the browser was idle. Meanwhile, and until the side
 * panel with the result covers the page, further presses do nothing. The state is 'failed' when the code could not be
 * loaded.
 */
export function useAddToCart() {
  const { isBusy, error, run } = useMutation(
    (item: GiftlistAddition, quantity: number): AppThunk<Promise<null>> =>
      async (dispatch, getState) => {
        if (selectPanelContent(getState())) return null
        // `addToCart` is part of the services, which have been loaded by the time a thunk runs.
        const { addToCart } = await import(/* webpackChunkName: "services" */ './addToCart')
        const { id_product, id_product_attribute } = item
        await dispatch(addToCart({ id_product, id_product_attribute, quantity }, undefined, item))
        return null
      },
  )
  const state: AddState = isBusy ? 'busy' : error ? 'failed' : 'idle'
  return { state, add: run }
}
