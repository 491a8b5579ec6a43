import type { Cart } from '../../contract/cart'
import type { CartDesign } from '../../contract/design'
import { retryIfLost } from '../cart/addToCart'
import { selectCart } from '../cart/cartSlice'
import { changeCart, type CartOutcome } from '../cart/changeCart'
import { fetchEndpoints } from '../http/links'
import { recordError } from '../http/ApiError'
import type { AppThunk } from '../AppThunk'
import { sendDesign, type DesignAddition, removeDesign } from './designApi'
import { putPartsInCart, takePartsOutOfCart } from './changeParts'
import type { Links } from '../../contract/links'

/**
 * Puts all parts of a design into the cart or none. `replaces` is a design in the cart whose parts are removed in the
 * same step.
 * @param key the key that an addition and its repetitions share, so that the shop API adds the design once
 */
export const putDesignInCart =
  (addition: DesignAddition, replaces: CartDesign | null, key: string): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState, { client, languageId }) => {
    const cartLinks = selectCart(getState())?._links
    let links: Links
    try {
      links = cartLinks?.['add_design'] ? cartLinks : await dispatch(fetchEndpoints())
    } catch (error) {
      return { ok: false, error: recordError(error) }
    }
    if (!links['add_design']) return dispatch(putPartsInCart(addition, replaces))
    const payload = { ...addition, replaces: replaces?.id ?? null, id_lang: languageId }
    const sendWithRetry = () => dispatch(retryIfLost(() => sendDesign(client, links, payload, key)))
    // A design that replaces another design may keep its id or get a new id.
    const isMade = (before: Cart | null, now: Cart | null) =>
      now?.designs.some(
        ({ id, design }) =>
          design === addition.design &&
          (id === replaces?.id || !before?.designs.some((knownDesign) => knownDesign.id === id)),
      ) ?? false
    return dispatch(changeCart(sendWithRetry, { isAddition: true, isMade }))
  }

export const removeDesignFromCart =
  (design: CartDesign): AppThunk<Promise<CartOutcome>> =>
  (dispatch, _getState, { client }) => {
    if (!design._links['remove']) return dispatch(takePartsOutOfCart(design))
    const isMade = (_before: Cart | null, now: Cart | null) => !now?.designs.some(({ id }) => id === design.id)
    return dispatch(changeCart(() => removeDesign(client, design), { isMade }))
  }
