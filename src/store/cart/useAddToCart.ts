import type { AppThunk } from '../AppThunk'
import { useMutation } from '../query/useMutation'
import { selectPanelContent, type ShownVariant } from '../sidePanelSlice'
import type { CartAddition } from './cartSlice'

/**
 * The first press loads the services, unless they were loaded while the browser was idle. Meanwhile, and until the side
 * panel with the result covers the page, further presses do nothing.
 */
export const useAddToCart = () =>
  useMutation(
    (addition: CartAddition, shownVariant: ShownVariant): AppThunk<Promise<null>> =>
      async (dispatch, getState) => {
        if (selectPanelContent(getState())) return null
        // `addToCart` is part of the services, which have been loaded by the time a thunk runs.
        const { addToCart } = await import(/* webpackChunkName: "services" */ './addToCart')
        await dispatch(addToCart(addition, undefined, shownVariant))
        return null
      },
  )
