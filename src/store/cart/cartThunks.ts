import { ApiError, recordError } from '../http/ApiError'
import { createRandomKey } from '../http/requestKey'
import { addLine, sendItemRemoval, sendItemChange } from './cartApi'
import type { Cart, CartItem } from '../../contract/cart'
import type { AppThunk } from '../AppThunk'
import { quantitySent, quantitySettled, quantityWanted, requireCart, selectCart } from './cartSlice'
import { changeCart, type CartOutcome, loadCartUnlessSuperseded, noChange } from './changeCart'
import { fetchEndpoints } from '../http/links'
import { isSameLine } from './cartDifference'
import { reloadCart } from './storedCartThunks'
import { sendLatestQuantity } from './sendLatestQuantity'

/**
 * Changes the quantity of a line item; 0 or less removes it (SPEC §4, §5). Quick clicks are combined: at most one
 * update is running and one is waiting, which sends the latest quantity. Every caller receives the outcome of the
 * update that sent its quantity or, if that update failed, of the next one. A quantity that fails because the device is
 * offline is sent again once the device is online. Other changes to the cart do not wait for it.
 */
export const updateItem =
  (id: CartItem['id'], quantity: number): AppThunk<Promise<CartOutcome>> =>
  (dispatch, _getState, { joinInFlight }) => {
    const wantedLine = { id, quantity: Math.max(quantity, 0) }
    dispatch(quantityWanted(wantedLine))
    return joinInFlight(`quantity ${id}`, (stopJoining) => dispatch(sendWantedQuantity(wantedLine, stopJoining)))
  }

/**
 * Sends the quantity once the device is online. If the user has requested a newer quantity since, that quantity is
 * sent.
 */
const updateItemOnline =
  (wanted: Pick<CartItem, 'id' | 'quantity'>): AppThunk<Promise<CartOutcome>> =>
  (dispatch, getState, { joinInFlight }) => {
    dispatch(quantityWanted(wanted))
    return joinInFlight(`quantity ${wanted.id}`, async (stopJoining) => {
      await waitUntilOnline()
      // The user may have logged out in the meantime, or have another cart.
      if (!getState().cart.wanted[wanted.id]) return { ok: false, error: recordError(createMissingLineError()) }
      return dispatch(sendWantedQuantity(wanted, stopJoining))
    })
  }

/**
 * The latest quantity of the line item may be newer than `wanted` when the request begins. Removing an item that is
 * already missing needs no request. If the request fails while a newer quantity is waiting, its outcome is that of the
 * newer request.
 */
const sendWantedQuantity =
  (wanted: Pick<CartItem, 'id' | 'quantity'>, stopJoining: () => void): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState, { client, languageId, enqueue }) => {
    const { id } = wanted
    const getLatestRequest = () => getState().cart.wanted[id]
    const hasNewerRequest = () => getLatestRequest()?.isSent === false
    let hasBegun = false
    let handledRequest = getLatestRequest()
    let sentQuantity = wanted.quantity
    const laterRequest: { outcome?: Promise<CartOutcome> } = {}
    const sendOrRemoveLine = async () => {
      hasBegun = true
      stopJoining()
      const waitingRequest = getLatestRequest()
      sentQuantity = waitingRequest?.quantity ?? wanted.quantity
      dispatch(quantitySent(id))
      handledRequest = getLatestRequest()
      const item = requireCart(getState()).items.find((line) => line.id === id)
      if (sentQuantity === 0) return item ? sendItemRemoval(client, item) : noChange
      if (!item) throw createMissingLineError()
      // The previous call was slow and has already sent this quantity too.
      if (waitingRequest?.isSent && item.quantity === sentQuantity) return noChange
      const sendQuantity = (quantity: number) => {
        sentQuantity = quantity
        dispatch(quantitySent(id))
        return sendItemChange(client, item, { quantity }, languageId)
      }
      // Another cart has no wanted quantities yet, so no request is sent for it.
      const readLatestQuantity = () => getLatestRequest()?.quantity ?? 0
      return sendLatestQuantity(
        sentQuantity,
        readLatestQuantity,
        sendQuantity,
        () => void enqueue(() => dispatch(loadCartUnlessSuperseded(hasNewerRequest))),
      )
    }
    /**
     * Joins the request for a newer quantity, if there is one. This call must join before it ends, because the newer
     * call begins at that moment. The newer call sends the quantity even if this call has sent the same quantity
     * without success.
     */
    const joinLaterRequest = () => {
      const latestRequest = getLatestRequest()
      if (latestRequest && latestRequest !== handledRequest)
        laterRequest.outcome ??= dispatch(updateItem(id, latestRequest.quantity))
      return laterRequest.outcome !== undefined
    }
    const sendOrJoinLaterRequest = () =>
      sendOrRemoveLine().catch((error: unknown) => {
        joinLaterRequest()
        throw error
      })
    try {
      const change = await dispatch(
        changeCart(sendOrJoinLaterRequest, {
          isSuperseded: joinLaterRequest,
          isMade: (_before, now) => findQuantity(now, id) === sentQuantity,
        }),
      )
      const latestRequest = getLatestRequest()
      if (isConnectionLost(change) && latestRequest && latestRequest === handledRequest)
        laterRequest.outcome ??= dispatch(updateItemOnline({ id, quantity: sentQuantity }))
      if (!laterRequest.outcome) return change
      const outcome = await laterRequest.outcome
      // The later call failed, so the outcome of the earlier call is still unknown.
      if (!outcome.ok) await dispatch(reloadCart())
      return outcome
    } finally {
      stopJoining()
      // A later quantity, which waits or has been sent by its own request, must not be cleared.
      if (!hasBegun || getLatestRequest() === handledRequest) dispatch(quantitySettled(id))
    }
  }

/** Resolves once the device has a network connection. Even then, the shop API may be unreachable. */
const waitUntilOnline = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve(null)
    else window.addEventListener('online', resolve, { once: true })
  })

/** Without a connection, the outcome of a change is unknown. */
const isConnectionLost = ({ error }: CartOutcome): boolean => error?.isUnsettled === true && !navigator.onLine

const findQuantity = (cart: Cart | null, id: CartItem['id']): number =>
  cart?.items.find((line) => line.id === id)?.quantity ?? 0

export const createMissingLineError = () =>
  new ApiError({ name: 'CartError', message: 'The line is not in the cart any more', code: 'ERR_NO_LINE' })

export const removeItem = (id: CartItem['id']) => updateItem(id, 0)

/**
 * Puts a removed line item back, with its gift list, message, quantity or amount, and destination. The side panel stays
 * closed, because the page shows the cart. Items that have been added again in the meantime count, so a repeated
 * request adds nothing.
 */
export const restoreItem =
  (item: CartItem): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState, { client, languageId }) => {
    const key = createRandomKey()
    const addMissingItems = async () => {
      const sameLine = findSameLine(selectCart(getState()), item)
      if (sameLine && isAtLeast(sameLine, item)) return noChange
      if (sameLine) {
        const { quantity, amount } = item
        return sendItemChange(client, sameLine, { quantity, ...(amount !== null && { amount }) }, languageId)
      }
      return addLine(client, await dispatch(fetchEndpoints()), item, languageId, key)
    }
    const isMade = (_before: Cart | null, now: Cart | null) => {
      const line = findSameLine(now, item)
      return line !== undefined && isAtLeast(line, item)
    }
    return dispatch(changeCart(addMissingItems, { isAddition: true, isMade }))
  }

const findSameLine = (cart: Cart | null, item: CartItem) => cart?.items.find((line) => isSameLine(line, item))

const isAtLeast = (line: CartItem, wanted: CartItem): boolean =>
  wanted.amount === null ? line.quantity >= wanted.quantity : (line.amount ?? 0) >= wanted.amount
