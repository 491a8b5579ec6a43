import { useContext, useRef } from 'react'
import { AccountFrame } from '../../features/account/frame/AccountFrame'
import { AccountRoom } from '../../features/account/frame/ColumnBesideRoom'
import { OwnWishlist } from '../../features/wishlist/OwnWishlist'
import { SharedWishlist } from '../../features/wishlist/SharedWishlist'
import { useSharedKey } from '../../features/wishlist/WishlistTitle'
import { selectAccountView } from '../../features/account/frame/accountGate'
import { useAppSelector } from '../../store/hooks'
import { selectIsRegistered } from '../../store/session/sessionSlice'
import { ProductGridSkeleton } from '../../features/productList/productGrid/ProductGridSkeleton'

/** A shared list, whose key is in the URL, takes precedence. Customers see their own list within the account frame. */
export function WishlistSections() {
  const key = useSharedKey()
  const room = useContext(AccountRoom)
  const isRegistered = useAppSelector(selectIsRegistered)
  // A stored session may belong to a customer, whose list is not that of the device.
  const isUnknown = useAppSelector(
    ({ app, session }) => session.token !== null && !session.customer && app.status !== 'initialized',
  )
  // A customer with an expired session logs in again within the account frame. After a logout, the user is a visitor.
  const hasExpired = useAppSelector(({ session }) => session.error !== null || session.status === 'loggingIn')
  // While the shop API is unreachable, the list of a stored session is unknown. The account frame reports that.
  const isUnreachable = useAppSelector((state) => selectAccountView(state) === 'failed')
  const isInAccount = useRef(false)
  isInAccount.current = isRegistered || isUnreachable || (isInAccount.current && hasExpired)
  if (key === undefined) return <ProductGridSkeleton />
  if (key !== null) return <SharedWishlist key={key} shareKey={key} />
  if (isUnknown && !isInAccount.current) return <ProductGridSkeleton />
  const ownWishlist = <OwnWishlist room={room} />
  return isInAccount.current ? <AccountFrame currentSection="wishlist">{ownWishlist}</AccountFrame> : ownWishlist
}
