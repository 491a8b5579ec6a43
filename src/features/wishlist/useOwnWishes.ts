import { useEffect, useMemo, useState } from 'react'
import { useStoreDispatch, useStoreSelector } from '../../store/hooks'
import { selectIsRegistered } from '../../store/session/sessionSelectors'
import { onDeviceWishesChange, type Wish, wishes } from '../../store/wishlist/deviceWishes'
import { resyncWishlist } from '../../store/wishlist/watchWishlist'
import { selectAccountWishlist } from '../../store/wishlist/wishlistSelectors'
import { mergeShownWishes } from '../../store/wishlist/mergeShownWishes'

/** The shopper's own list, the latest first: a customer's with their account, anybody else's on this device. */
export function useOwnWishes() {
  const dispatch = useStoreDispatch()
  const registered = useStoreSelector(selectIsRegistered)
  const saved = useStoreSelector(selectAccountWishlist)
  const { wanted, status } = useStoreSelector((state) => state.wishlist)
  const failed = status === 'failed'
  const device = useDeviceWishes()
  const list = useMemo((): readonly Wish[] | null => {
    if (!registered) return device
    if (!saved && !failed) return null
    return mergeShownWishes({ items: saved?.items ?? [], wanted, device })
  }, [registered, saved, wanted, failed, device])
  return {
    /** Null while a customer's list is on its way. */
    list,
    registered,
    /** A customer's list could not be loaded: only what is on its way to it is there. */
    failed: registered && !saved && failed,
    retry: () => void dispatch(resyncWishlist()),
  }
}

/** The list of this device, kept up to date. For parts that come after the page: what is stored is read at once. */
function useDeviceWishes(): readonly Wish[] {
  const [list, setList] = useState(wishes)
  useEffect(() => {
    const read = () => setList(wishes())
    read()
    return onDeviceWishesChange(read)
  }, [])
  return list
}
