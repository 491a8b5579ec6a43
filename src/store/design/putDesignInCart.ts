import * as v from 'valibot'
import type { Cart } from '../../contract/cart'
import { type CartDesign, shortItems } from '../../contract/design'
import { retryIfLost } from '../cart/addToCart'
import { toCartOutcome } from '../cart/cartApi'
import type { CartOutcome } from '../cart/cartSlice'
import { selectCart } from '../cart/cartSelectors'
import { changeCart } from '../cart/changeCart'
import { fetchEndpoints } from '../http/links'
import { ApiError, recordError } from '../http/ApiError'
import type { AppThunk } from '../services'
import { sendDesign, type DesignAddition, removeDesign } from './designApi'
import type { DesignOutcome } from './results'
import { putPartsInCart, takePartsOutOfCart } from './changeParts'
import type { Links } from '../../contract/links'
import { createRandomKey } from '../http/requestKey'

/**
 * Puts a design into the cart, all its parts or none. `replaces` is a design in the cart whose parts are removed in the
 * same step.
 * @param key the key that an addition and its repetitions share, so that the shop API adds the design once
 */
export const putDesignInCart =
  (
    addition: DesignAddition,
    replaces: CartDesign | null = null,
    key = createRandomKey(),
  ): AppThunk<Promise<DesignOutcome>> =>
  async (dispatch, getState, { client, languageId }) => {
    const linksOrOutcome = await dispatch(findLinks())
    if (!('links' in linksOrOutcome)) return linksOrOutcome
    const { links } = linksOrOutcome
    if (!links['add_design']) return toDesignOutcome(await dispatch(putPartsInCart(addition, replaces)))
    const payload = { ...addition, replaces: replaces?.id ?? null, id_lang: languageId }
    const sendWithRetry = () => dispatch(retryIfLost(() => sendDesign(client, links, payload, key)))
    // A design that replaces another one may keep its id or get a new one.
    const isMade = (before: Cart | null, now: Cart | null) =>
      now?.designs.some(
        ({ id, design }) =>
          design === addition.design && (id === replaces?.id || !before?.designs.some((known) => known.id === id)),
      ) ?? false
    const change = await dispatch(changeCart(sendWithRetry, { isAddition: true, isMade }))
    return toDesignOutcome(toCartOutcome(change))
  }

export const removeDesignFromCart =
  (design: CartDesign): AppThunk<Promise<DesignOutcome>> =>
  async (dispatch, _getState, { client }) => {
    if (!design._links['remove']) return toDesignOutcome(await dispatch(takePartsOutOfCart(design)))
    const isMade = (_before: Cart | null, now: Cart | null) => !now?.designs.some(({ id }) => id === design.id)
    const change = await dispatch(changeCart(() => removeDesign(client, design), { isMade }))
    return toDesignOutcome(toCartOutcome(change))
  }

/**
 * Returns the links of the cart if they include add_design, and otherwise the links of the root. Returns the error when
 * the root cannot be loaded.
 */
const findLinks = (): AppThunk<Promise<{ links: Links } | DesignOutcome>> => async (dispatch, getState) => {
  const links = selectCart(getState())?._links
  if (links?.['add_design']) return { links }
  try {
    return { links: await dispatch(fetchEndpoints()) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { type, data } = error
    return { ok: false, type, data, error: recordError(error), missing: [] }
  }
}

const toDesignOutcome = (outcome: CartOutcome): DesignOutcome => ({
  ...outcome,
  missing: !outcome.ok && v.is(shortItems, outcome.data) ? outcome.data.missing : [],
})
