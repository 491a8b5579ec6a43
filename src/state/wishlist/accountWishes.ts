import { addWishes, removeWish, shareWishlist, unshareWishlist } from '../../apiClient/wishlist'
import type { Wishlist } from '../../contract/wishlist'
import { loggedOutSince } from '../loggedOutSince'
import { mayHaveBeenDone, recorded, type RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { dropWish, keepWish, wishes, type Wish } from './deviceWishes'
import { fetchWishes, tell } from './loadWishes'
import { accountList } from './selectors'
import { wishSettled, wishWanted } from './wishlistSlice'

export { loadWishes } from './loadWishes'

const itemIn = (list: Wishlist, { id_product_attribute: id }: Wish) =>
  list.items.find((item) => item.id_product_attribute === id)

/** Sees to it that the account keeps a version or does not; nothing is sent when it is so already. */
const settle =
  (wish: Wish, kept: boolean): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { client, tellWishesChanged }) => {
    const { token } = getState().session
    const list = accountList(getState()) ?? (await dispatch(fetchWishes()))
    const item = itemIn(list, wish)
    if (kept === Boolean(item)) return
    const { id_product, id_product_attribute, quantity = 1 } = wish
    // What is put back is as it was. What is new is as the shop has it: this page may be of yesterday.
    const before = wish.added === undefined ? {} : wish
    const call = item
      ? removeWish(client, item)
      : addWishes(client, list, [{ ...before, id_product, id_product_attribute, quantity }])
    dispatch(tell(await call, token))
    tellWishesChanged()
  }

/** After a failure that says nothing certain, or that another tab was first: whether it is as wanted all the same. */
const isSettledAnyway =
  (failure: RecordedError, wish: Wish, kept: boolean): ShopThunk<Promise<boolean>> =>
  async (dispatch) => {
    if (!mayHaveBeenDone(failure) && failure.status !== 404) return false
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
  (wish: Wish, kept: boolean): ShopThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { wishesInOrder }) => {
    const { token } = getState().session
    dispatch(wishWanted({ wish, kept }))
    const onDevice = wishes().find((each) => each.id_product_attribute === wish.id_product_attribute)
    if (!kept) dropWish(wish)
    const wanted = () => getState().wishlist.wanted[wish.id_product_attribute]
    return wishesInOrder(async () => {
      const now = wanted()
      if (!now || getState().session.token !== token) return null
      try {
        await dispatch(settle(now.wish, now.kept))
        return null
      } catch (error) {
        const failure = recorded(error)
        if (await dispatch(isSettledAnyway(failure, now.wish, now.kept))) return null
        if (onDevice && !kept) keepWish(onDevice)
        return failure
      } finally {
        // A tap since then has its own turn.
        if (wanted() === now) dispatch(wishSettled(wish))
      }
    })
  }

/** One change of the list itself, never of the list of somebody whom the shopper became before its turn. Gives the error back, null when it went well. */
const changeList =
  (deed: (list: Wishlist) => Promise<Wishlist>): ShopThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { wishesInOrder }) => {
    const { token } = getState().session
    return wishesInOrder(async () => {
      try {
        if (getState().session.token !== token) throw loggedOutSince()
        const list = accountList(getState()) ?? (await dispatch(fetchWishes()))
        dispatch(tell(await deed(list), token))
        return null
      } catch (error) {
        return recorded(error)
      }
    })
  }

/** Gives the list a public link. */
export const shareWishes =
  (): ShopThunk<Promise<RecordedError | null>> =>
  (dispatch, _getState, { client }) =>
    dispatch(changeList((list) => shareWishlist(client, list)))

/** Ends the public link: whoever has it sees nothing any more. */
export const endSharing =
  (): ShopThunk<Promise<RecordedError | null>> =>
  (dispatch, _getState, { client }) =>
    dispatch(changeList((list) => (list.share === null ? Promise.resolve(list) : unshareWishlist(client, list))))
