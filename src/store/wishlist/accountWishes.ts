import { addWishes, loadWishlist, removeWish, shareWishlist, unshareWishlist } from './wishlistApi'
import type { Wishlist } from '../../contract/wishlist'
import { createLoggedOutError, isOutcomeUncertain, type RecordedError, recordError } from '../http/recordedError'
import type { AppThunk } from '../services'
import { addDeviceWish, removeDeviceWish, removeMergedWishes, type Wish, wishes } from './deviceWishes'
import { selectAccountWishlist } from './wishlistSelectors'
import { wishlistFailed, wishlistReceived, wishlistRequested, wishSettled, wishWanted } from './wishlistSlice'
import { selectIsRegistered, selectSessionToken } from '../session/sessionSelectors'

const itemIn = (list: Wishlist, { id_product_attribute: id }: Wish) =>
  list.items.find((item) => item.id_product_attribute === id)

/** Sees to it that the account keeps a version or does not; nothing is sent when it is so already. */
const settle =
  (wish: Wish, kept: boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState, { client, notifyWishlistChanged }) => {
    const token = selectSessionToken(getState())
    const list = selectAccountWishlist(getState()) ?? (await dispatch(fetchWishes()))
    const item = itemIn(list, wish)
    if (kept === Boolean(item)) return
    const { id_product, id_product_attribute, quantity = 1 } = wish
    // What is put back is as it was. What is new is as the shop has it: this page may be of yesterday.
    const before = wish.added === undefined ? {} : wish
    const call = item
      ? removeWish(client, item)
      : addWishes(client, list, [{ ...before, id_product, id_product_attribute, quantity }])
    dispatch(receiveWishlist(await call, token))
    notifyWishlistChanged()
  }

/** After a failure that says nothing certain, or that another tab was first: whether it is as wanted all the same. */
const isSettledAnyway =
  (failure: RecordedError, wish: Wish, kept: boolean): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    if (!isOutcomeUncertain(failure) && failure.status !== 404) return false
    try {
      return kept === Boolean(itemIn(await dispatch(fetchWishes()), wish))
    } catch {
      return false
    }
  }

/**
 * Keeps a version with the customer's account, or takes it off. Shows at once, and is put back when it fails; changes go
 * one after another, and of several of one version only the last counts. Gives the error back, null when it went well
 * or the shopper has left.
 */
export const changeWish =
  (wish: Wish, kept: boolean): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { enqueueWishlist }) => {
    const token = selectSessionToken(getState())
    dispatch(wishWanted({ wish, kept }))
    const onDevice = wishes().find((each) => each.id_product_attribute === wish.id_product_attribute)
    if (!kept) removeDeviceWish(wish)
    const wanted = () => getState().wishlist.wanted[wish.id_product_attribute]
    return enqueueWishlist(async () => {
      const now = wanted()
      if (!now || selectSessionToken(getState()) !== token) return null
      try {
        await dispatch(settle(now.wish, now.kept))
        return null
      } catch (error) {
        const failure = recordError(error)
        if (await dispatch(isSettledAnyway(failure, now.wish, now.kept))) return null
        if (onDevice && !kept) addDeviceWish(onDevice)
        return failure
      } finally {
        // A tap since then has its own turn.
        if (wanted() === now) dispatch(wishSettled(wish))
      }
    })
  }

/** One change of the list itself, never of the list of somebody whom the shopper became before its turn. Gives the error back, null when it went well. */
const changeList =
  (change: (list: Wishlist) => Promise<Wishlist>): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { enqueueWishlist }) => {
    const token = selectSessionToken(getState())
    return enqueueWishlist(async () => {
      try {
        if (selectSessionToken(getState()) !== token) throw createLoggedOutError()
        const list = selectAccountWishlist(getState()) ?? (await dispatch(fetchWishes()))
        dispatch(receiveWishlist(await change(list), token))
        return null
      } catch (error) {
        return recordError(error)
      }
    })
  }

/** Gives the list a public link. */
export const shareWishes =
  (): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, _getState, { client }) =>
    dispatch(changeList((list) => shareWishlist(client, list)))

/** Ends the public link: whoever has it sees nothing any more. */
export const endSharing =
  (): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, _getState, { client }) =>
    dispatch(changeList((list) => (list.share === null ? Promise.resolve(list) : unshareWishlist(client, list))))

const lock = 'upnorth.wishlist'

/** Does a task when no other tab is at it; `free` is false when one is. Browsers without locks say that none is. */
const withFreeLock = <Result>(task: (free: boolean) => Promise<Result>): Promise<Result> =>
  'locks' in navigator
    ? navigator.locks.request(lock, { ifAvailable: true }, (held) => task(held !== null))
    : task(true)

/** What the device noted of price and stock comes along: the marks go on counting from that day. */
const toNewItem = (wish: Wish) => ({ quantity: 1, ...wish })

/** What an answer tells, unless the shopper has become somebody else since it was asked for. */
const receiveWishlist =
  (list: Wishlist, ownerToken: string | null): AppThunk<Wishlist> =>
  (dispatch, getState) => {
    const { customer, token } = getState().session
    if (customer && token === ownerToken) dispatch(wishlistReceived({ owner: customer.id_customer, list }))
    return list
  }

/**
 * The account's list, with all that was still on the device. From there it is taken away once the shop has answered: an
 * answer that is lost leaves it for the next time, and what is given twice counts once. Rejects with the ApiError; runs
 * inside the wishlist's queue.
 */
const fetchWishes =
  (): AppThunk<Promise<Wishlist>> =>
  async (dispatch, getState, { client, notifyWishlistChanged }) => {
    const { links, token } = getState().session
    const loaded = await loadWishlist(client, links)
    return withFreeLock(async (free) => {
      const sent = free && selectSessionToken(getState()) === token ? wishes() : []
      if (sent.length === 0) return dispatch(receiveWishlist(loaded, token))
      const merged = await addWishes(client, loaded, sent.map(toNewItem))
      dispatch(receiveWishlist(merged, token))
      removeMergedWishes(sent)
      notifyWishlistChanged()
      return merged
    })
  }

/** Loads the list of the customer, after the changes that are under way. Gives the error back; null also when there is no customer. */
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
