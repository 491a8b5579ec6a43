import * as v from 'valibot'
import type { Cart } from '../../contract/cart'
import { roundEuro } from '../../contract/money'
import { picture } from '../../contract/picture'
import { id } from '../../contract/values'
import { sendAddition } from './cartApi'
import { type CartAddition, selectCart } from './cartSlice'
import { fetchEndpoints } from '../http/links'
import type { AppThunk } from '../AppThunk'
import type { RootState } from '../start/rootReducer'
import { readStoredJson } from '../browser/readStoredJson'
import { writeStored } from '../browser/storage'
import { panelOpened, type ShownVariant } from '../sidePanelSlice'
import { ApiError, isOutcomeUncertain } from '../http/ApiError'
import { createRandomKey } from '../http/requestKey'
import { changeCart, type CartOutcome } from './changeCart'
import { measureLine } from './cartDifference'

const missingCartError = {
  name: 'AnswerError',
  message: 'The shop API gave no cart for an addition',
  code: 'ERR_ANSWER',
  isUnsettled: true,
}

/**
 * Adds to the cart without the side panel: the caller displays the outcome.
 * @param key the key that an addition and its repetitions share, so that the shop API adds the items once
 * @param shownVariant the variant as the panel shows it when it was not added
 */
export const putInCart =
  (addition: CartAddition, key = createRandomKey(), shownVariant?: ShownVariant): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState, { client, languageId, isLeaving }) => {
    if (!hasToken(getState())) writeStored('visit', firstAdditionKey, JSON.stringify([addition, key, shownVariant]))
    const sendWithRetry = async () => {
      const cartLinks = selectCart(getState())?._links
      const links = cartLinks?.add_to_cart ? cartLinks : await dispatch(fetchEndpoints())
      return dispatch(retryIfLost(() => sendAddition(client, links, addition, languageId, key)))
    }
    const { quantity = 1, amount } = addition
    const isMade = (before: Cart | null, after: Cart | null) =>
      measureLine(after, addition) >= roundEuro(measureLine(before, addition) + (amount ?? quantity))
    const outcome = await dispatch(changeCart(sendWithRetry, { isAddition: true, isMade }))
    if (!isLeaving()) writeStored('visit', firstAdditionKey, null)
    // A success without a body clears the cart (SPEC §4), so its content is unknown.
    return outcome.ok && !selectCart(getState()) ? { ok: false, error: missingCartError } : outcome
  }

/** Adds to the cart and displays the outcome in the side panel. The parameters are those of `putInCart`. */
export const addToCart =
  (addition: CartAddition, key = createRandomKey(), shownVariant?: ShownVariant): AppThunk<Promise<CartOutcome>> =>
  async (dispatch) => {
    const outcome = await dispatch(putInCart(addition, key, shownVariant))
    dispatch(panelOpened({ mode: 'cartResult', data: { error: outcome.error, addition, key, shownVariant } }))
    return outcome
  }

/** The visitor's first addition is stored under this key until the response arrives. */
const firstAdditionKey = 'upnorth.adding'
const firstAddition = v.tuple([
  v.looseObject({ id_product: id, id_product_attribute: id, quantity: v.optional(id) }),
  v.string(),
  v.nullish(v.object({ name: v.string(), variant: v.string(), picture: v.nullable(picture) })),
])

type FirstAddition = v.InferOutput<typeof firstAddition>

/**
 * Returns the first addition of a visitor who left the previous page before the response arrived, or else null. The
 * addition must be read before this page adds anything, which would replace the stored addition.
 */
export function readFirstAddition(): FirstAddition | null {
  const parsedAddition = v.safeParse(firstAddition, readStoredJson('visit', firstAdditionKey))
  return parsedAddition.success ? parsedAddition.output : null
}

/**
 * Repeats the addition if this browser has no token, because only the lost response had the token of the new cart. With
 * a token, the browser has the cart of the addition or a newer cart.
 */
export const repeatFirstAddition =
  ([addition, key, shownVariant]: FirstAddition): AppThunk<void> =>
  (dispatch, getState) => {
    if (hasToken(getState())) writeStored('visit', firstAdditionKey, null)
    else void dispatch(addToCart(addition, key, shownVariant ?? undefined))
  }

const hasToken = ({ cart, session }: RootState): boolean => cart.token !== null || session.token !== null

/**
 * Repeats an addition if its response was lost and this browser has no token, because then only the repeated call finds
 * the cart of the lost response. Both calls must have the same key.
 */
export const retryIfLost =
  <Answer>(send: () => Promise<Answer>): AppThunk<Promise<Answer>> =>
  (_dispatch, getState, { isLeaving }) => {
    const canLoadCart = hasToken(getState())
    return send().catch((error: unknown) => {
      const isLost = error instanceof ApiError && isOutcomeUncertain(error)
      if (canLoadCart || !isLost || isLeaving()) throw error
      return send()
    })
  }
