import { useRef } from 'react'
import { AccountFrame } from '../../features/account/frame/AccountFrame'
import { OwnWishlist } from '../../features/wishlist/OwnWishlist'
import { SharedWishlist } from '../../features/wishlist/SharedWishlist'
import { useSharedKey } from '../../features/wishlist/useSharedKey'
import { useShopSelector } from '../../state/hooks'
import { isRegistered } from '../../state/session/whoIsIt'
import { Supply } from './Supply'
import { WishlistPlaceholder } from './WishlistPlaceholder'

/** Somebody's list for whoever has its link; else one's own, within the account for who has one. */
export function WholeWishlist() {
  const key = useSharedKey()
  const registered = useShopSelector(isRegistered)
  // Who was here before is asked of the shop first: their list is another than the device's.
  const unknown = useShopSelector(
    ({ app, session }) => session.token !== null && !session.customer && app.status !== 'initialized',
  )
  // Who has to log in again does so within the account; who has logged out is a visitor.
  const ended = useShopSelector(({ session }) => session.error !== null || session.status === 'loggingIn')
  const within = useRef(false)
  within.current = registered || (within.current && ended)
  if (key === undefined) return <WishlistPlaceholder />
  if (key !== null) return <SharedWishlist key={key} shareKey={key} Supply={Supply} />
  if (unknown && !within.current) return <WishlistPlaceholder />
  const own = <OwnWishlist Supply={Supply} />
  return within.current ? <AccountFrame current="wishlist">{own}</AccountFrame> : own
}
