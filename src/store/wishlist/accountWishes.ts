import { maxWishes } from '../../contract/limits'
import { sendWishes, loadWishlist, removeWish, shareWishlist, unshareWishlist } from './wishlistApi'
import type { Wishlist } from '../../contract/wishlist'
import { ApiError, createLoggedOutError, isOutcomeUncertain, type RecordedError, recordError } from '../http/ApiError'
import type { AppThunk } from '../AppThunk'
import type { ApiClient } from '../http/client'
import { addDeviceWish, removeDeviceWish, removeMergedWishes, type Wish, listWishes } from './deviceWishes'
import { selectAccountWishlist } from './wishlistSelectors'
import { wishlistFailed, wishlistReceived, wishlistRequested, wishSettled, wishWanted } from './wishlistSlice'
import { selectIsRegistered, selectSessionToken } from '../session/sessionSlice'

const findItem = (list: Wishlist, { id_product_attribute: id }: Wish) =>
  list.items.find((item) => item.id_product_attribute === id)

/** Sends nothing if the account's list already matches the choice. */
const sendWish =
  (wish: Wish, isWished: boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState, { client, notifyTabs }) => {
    const token = selectSessionToken(getState())
    const list = selectAccountWishlist(getState()) ?? (await dispatch(fetchWishes()))
    const item = findItem(list, wish)
    if (isWished === Boolean(item)) return
    if (isWished && list.items.length >= maxWishes)
      throw new ApiError({ name: 'WishlistError', message: 'The wishlist is full', code: 'ERR_WISHLIST_FULL' })
    const { id_product, id_product_attribute, quantity = 1 } = wish
    // A restored item keeps its date and price. A new item gets those of the shop API, because the page may be a day
    // old.
    const details = wish.added === undefined ? {} : wish
    const request = item
      ? removeWish(client, item)
      : sendWishes(client, list, [{ ...details, id_product, id_product_attribute, quantity }])
    dispatch(receiveWishlist(await request, token))
    notifyTabs('wishlist')
  }

/**
 * The list may be as wanted although the request failed: the outcome may be uncertain, or another tab may have been
 * faster.
 */
const isSettledAnyway =
  (failure: RecordedError, wish: Wish, isWished: boolean): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    if (!isOutcomeUncertain(failure) && failure.status !== 404) return false
    try {
      return isWished === Boolean(findItem(await dispatch(fetchWishes()), wish))
    } catch {
      return false
    }
  }

/**
 * The change is displayed immediately, and undone if it fails. Changes run one at a time, and only the last change to a
 * variant is sent.
 * @returns null after a success and when the customer has logged out
 */
export const changeWish =
  (wish: Wish, isWished: boolean): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { enqueueWishlist }) => {
    const token = selectSessionToken(getState())
    dispatch(wishWanted({ wish, isWished }))
    const deviceWish = listWishes().find((candidate) => candidate.id_product_attribute === wish.id_product_attribute)
    if (!isWished) removeDeviceWish(wish)
    const getChoice = () => getState().wishlist.wanted[wish.id_product_attribute]
    return enqueueWishlist(async () => {
      const choice = getChoice()
      if (!choice || selectSessionToken(getState()) !== token) return null
      try {
        await dispatch(sendWish(choice.wish, choice.isWished))
        return null
      } catch (error) {
        const failure = recordError(error)
        if (await dispatch(isSettledAnyway(failure, choice.wish, choice.isWished))) return null
        if (deviceWish && !isWished) addDeviceWish(deviceWish)
        return failure
      } finally {
        // A later tap is sent separately.
        if (getChoice() === choice) dispatch(wishSettled(wish))
      }
    })
  }

/**
 * Sends nothing if the session has changed by the time the request begins.
 * @returns null after a success
 */
const changeWishlist =
  (change: (client: ApiClient, list: Wishlist) => Promise<Wishlist>): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { client, enqueueWishlist }) => {
    const token = selectSessionToken(getState())
    return enqueueWishlist(async () => {
      try {
        if (selectSessionToken(getState()) !== token) throw createLoggedOutError()
        const list = selectAccountWishlist(getState()) ?? (await dispatch(fetchWishes()))
        dispatch(receiveWishlist(await change(client, list), token))
        return null
      } catch (error) {
        return recordError(error)
      }
    })
  }

export const shareWishes = () => changeWishlist(shareWishlist)

/** The public link of the list then shows nothing. */
export const endSharing = () =>
  changeWishlist(async (client, list) => (list.share === null ? list : unshareWishlist(client, list)))

const lockName = 'upnorth.wishlist'

/** `isFree` is false while another tab holds the lock, and always true in browsers without locks. */
const runWithLock = <Result>(task: (isFree: boolean) => Promise<Result>): Promise<Result> =>
  'locks' in navigator
    ? navigator.locks.request(lockName, { ifAvailable: true }, (grantedLock) => task(grantedLock !== null))
    : task(true)

/** Drops the response if the session has changed since the request. */
const receiveWishlist =
  (list: Wishlist, ownerToken: string | null): AppThunk<Wishlist> =>
  (dispatch, getState) => {
    const { customer, token } = getState().session
    if (customer && token === ownerToken) dispatch(wishlistReceived({ owner: customer.id_customer, list }))
    return list
  }

/**
 * Loads the account's list and moves the device's list into it, unless another tab is doing so. The device keeps its
 * list until the shop API has responded, so that a lost response loses no items. A variant that is sent twice counts
 * once. Rejects with an ApiError. Runs inside the wishlist queue.
 */
const fetchWishes =
  (): AppThunk<Promise<Wishlist>> =>
  async (dispatch, getState, { client, notifyTabs }) => {
    const { links, token } = getState().session
    const loadedList = await loadWishlist(client, links)
    return runWithLock(async (isFree) => {
      const sentWishes = isFree && selectSessionToken(getState()) === token ? listWishes() : []
      if (sentWishes.length === 0) return dispatch(receiveWishlist(loadedList, token))
      // The items include the price and the stock that the device recorded, because the wishlist displays the changes
      // since then.
      const newItems = sentWishes.map((wish) => ({ quantity: 1, ...wish }))
      const mergedList = await sendWishes(client, loadedList, newItems)
      dispatch(receiveWishlist(mergedList, token))
      // The API leaves out the items that do not fit. Those items stay on the device.
      const isFull = mergedList.items.length >= maxWishes
      removeMergedWishes(isFull ? sentWishes.filter((wish) => findItem(mergedList, wish)) : sentWishes)
      notifyTabs('wishlist')
      return mergedList
    })
  }

/**
 * Loads the account's wishlist after the pending changes.
 * @returns null after a success and without a customer
 */
export const loadWishes =
  (): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { enqueueWishlist }) =>
    enqueueWishlist(async () => {
      if (!selectIsRegistered(getState())) return null
      dispatch(wishlistRequested())
      try {
        await dispatch(fetchWishes())
        return null
      } catch (error) {
        dispatch(wishlistFailed())
        return recordError(error)
      }
    })
