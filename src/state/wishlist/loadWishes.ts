import { addWishes, loadWishlist } from '../../apiClient/wishlist'
import type { Wishlist } from '../../contract/wishlist'
import { recorded, type RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { isRegistered } from '../session/whoIsIt'
import { dropMerged, wishes, type Wish } from './deviceWishes'
import { wishlistAsked, wishlistFailed, wishlistReceived } from './wishlistSlice'

const lock = 'upnorth.wishlist'

/** Does a task when no other tab is at it; `free` is false when one is. Browsers without locks say that none is. */
const unlessBusy = <Result>(task: (free: boolean) => Promise<Result>): Promise<Result> =>
  'locks' in navigator
    ? navigator.locks.request(lock, { ifAvailable: true }, (held) => task(held !== null))
    : task(true)

/** What the device noted of price and stock comes along: the marks go on counting from that day. */
const itemOf = (wish: Wish) => ({ quantity: 1, ...wish })

/** What an answer tells, unless the shopper has become somebody else since it was asked for. */
export const tell =
  (list: Wishlist, asker: string | null): ShopThunk<Wishlist> =>
  (dispatch, getState) => {
    const { customer, token } = getState().session
    if (customer && token === asker) dispatch(wishlistReceived({ owner: customer.id_customer, list }))
    return list
  }

/**
 * The account's list, with all that was still on the device. From there it is taken away once the shop has answered: an
 * answer that is lost leaves it for the next time, and what is given twice counts once. Rejects with the ApiError; runs
 * inside the wishlist's queue.
 */
export const fetchWishes =
  (): ShopThunk<Promise<Wishlist>> =>
  async (dispatch, getState, { client, tellWishesChanged }) => {
    const { links, token } = getState().session
    const loaded = await loadWishlist(client, links)
    return unlessBusy(async (free) => {
      const sent = free && getState().session.token === token ? wishes() : []
      if (sent.length === 0) return dispatch(tell(loaded, token))
      const merged = await addWishes(client, loaded, sent.map(itemOf))
      dispatch(tell(merged, token))
      dropMerged(sent)
      tellWishesChanged()
      return merged
    })
  }

/** Loads the list of the customer, after the changes that are under way. Gives the error back; null also when there is no customer. */
export const loadWishes =
  (): ShopThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { wishesInOrder }) =>
    wishesInOrder(async () => {
      if (!isRegistered(getState())) return null
      dispatch(wishlistAsked())
      try {
        await dispatch(fetchWishes())
        return null
      } catch (error) {
        dispatch(wishlistFailed())
        return recorded(error)
      }
    })
