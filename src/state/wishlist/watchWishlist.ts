import { isRegistered } from '../session/whoIsIt'
import type { ShopDispatch, ShopState } from '../store'
import { lookAtWishes } from './lookAtWishes'

interface Store {
  getState: () => ShopState
  dispatch: ShopDispatch
  subscribe: (listener: () => void) => unknown
}

/** Loads the account's list as soon as a customer has logged in or is known from before, and brings it what the device has. */
export function watchWishlist({ getState, dispatch, subscribe }: Store): void {
  let seen: number | null = null
  subscribe(() => {
    const state = getState()
    const now = isRegistered(state) ? (state.session.customer?.id_customer ?? null) : null
    if (now === seen) return
    seen = now
    if (now !== null) void dispatch(lookAtWishes())
  })
}
