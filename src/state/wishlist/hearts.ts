import { onShopOpened } from '../door'
import type { ShopThunk } from '../services'
import { isRegistered } from '../session/whoIsIt'
import type { ShopStore } from '../store'
import { dropWish, isWished, keepWish, onWishes, type Wish } from './deviceWishes'
import { isOnAccount } from './selectors'

/** The shop when it is open: a heart does not ask for it. */
function openedShop(): ShopStore | null {
  let shop = null as ShopStore | null
  onShopOpened((opened) => (shop = opened))()
  return shop
}

/**
 * Whether a version is on the list that the shopper sees: a customer's with their account, anybody else's on this
 * device. What was kept here before the shop knew who it is counts until the account has it.
 */
export function isKept(wish: Wish): boolean {
  const state = openedShop()?.getState()
  return (state && isRegistered(state) ? isOnAccount(state, wish) : null) ?? isWished(wish)
}

const change =
  (wish: Wish, kept: boolean): ShopThunk<Promise<boolean>> =>
  async (dispatch, _getState, { later }) => {
    const { changeWish } = await later.wishlist()
    return (await dispatch(changeWish(wish, kept))) === null
  }

/** Keeps a version or takes it off, wherever the list is. False when that failed: it is then as it was. */
export async function setKept(wish: Wish, kept: boolean): Promise<boolean> {
  const shop = openedShop()
  if (shop && isRegistered(shop.getState())) return shop.dispatch(change(wish, kept)).catch(() => false)
  if (kept) keepWish(wish)
  else dropWish(wish)
  return true
}

/** Calls the listener whenever a heart may be another. Returns how to leave. */
export function onHearts(listener: () => void): () => void {
  let unsubscribe = () => {}
  const leaveDevice = onWishes(listener)
  const leaveDoor = onShopOpened((shop) => {
    unsubscribe()
    unsubscribe = shop.subscribe(listener)
    listener()
  })
  return () => {
    unsubscribe()
    leaveDoor()
    leaveDevice()
  }
}
