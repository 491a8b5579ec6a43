import { useRef } from 'react'
import { AccountFrame } from '../../features/account/frame/AccountFrame'
import { OwnWishlist } from '../../features/wishlist/OwnWishlist'
import { SharedWishlist } from '../../features/wishlist/SharedWishlist'
import { useSharedKey } from '../../features/wishlist/WishlistTitle'
import { useStoreSelector } from '../../store/hooks'
import { selectIsRegistered } from '../../store/session/sessionSelectors'
import { WishlistSkeleton } from './WishlistSkeleton'
import type { Combination } from '../../contract/product'
import { formatStockStatus, getStockStatus } from '../../features/variant/stockStatus'
import { useWords } from '../../i18n/useWords'

/** Somebody's list for whoever has its link; else one's own, within the account for who has one. */
export function WishlistSections() {
  const key = useSharedKey()
  const registered = useStoreSelector(selectIsRegistered)
  // Who was here before is asked of the shop first: their list is another than the device's.
  const unknown = useStoreSelector(
    ({ app, session }) => session.token !== null && !session.customer && app.status !== 'initialized',
  )
  // Who has to log in again does so within the account; who has logged out is a visitor.
  const ended = useStoreSelector(({ session }) => session.error !== null || session.status === 'loggingIn')
  const within = useRef(false)
  within.current = registered || (within.current && ended)
  if (key === undefined) return <WishlistSkeleton />
  if (key !== null) return <SharedWishlist key={key} shareKey={key} Supply={Supply} />
  if (unknown && !within.current) return <WishlistSkeleton />
  const own = <OwnWishlist Supply={Supply} />
  return within.current ? <AccountFrame current="wishlist">{own}</AccountFrame> : own
}

/** What a version's supply is called in lists, for features that are not the catalogue. */
function Supply({ of }: { of: Pick<Combination, 'stock' | 'delivery'> }) {
  return <>{formatStockStatus(getStockStatus(of), useWords('catalogue').stock)}</>
}
