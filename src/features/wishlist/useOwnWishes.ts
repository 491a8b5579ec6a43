import { useEffect, useMemo, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { watchDeviceWishes, type Wish, listWishes } from '../../store/wishlist/deviceWishes'
import { resyncWishlist } from '../../store/wishlist/watchWishlist'
import { selectAccountWishlist, selectHasAccountWishlist } from '../../store/wishlist/wishlistSelectors'
import { mergeShownWishes } from '../../store/wishlist/mergeShownWishes'

/**
 * Returns the user's own list, latest item first. A customer's list comes from the account, if the shop API keeps one,
 * and any other list from this device.
 */
export function useOwnWishes() {
  const dispatch = useAppDispatch()
  const registered = useAppSelector(selectHasAccountWishlist)
  const saved = useAppSelector(selectAccountWishlist)
  const { wanted, status } = useAppSelector((state) => state.wishlist)
  const failed = status === 'failed'
  const device = useDeviceWishes()
  const list = useMemo((): readonly Wish[] | null => {
    if (!registered) return device
    if (!saved && !failed) return null
    return mergeShownWishes({ items: saved?.items ?? [], wanted, device })
  }, [registered, saved, wanted, failed, device])
  return {
    /** Null while the list of a customer is loading. */
    list,
    /** Whether the list is that of an account. */
    registered,
    /**
     * Whether the list of a customer could not be loaded, so that `list` contains only the items that are still to be
     * sent.
     */
    failed: registered && !saved && failed,
    retry: () => void dispatch(resyncWishlist()),
  }
}

/**
 * Returns the list on this device and follows its changes. It reads storage while rendering, so only lazy sections may
 * use it.
 */
function useDeviceWishes(): readonly Wish[] {
  const [list, setList] = useState(listWishes)
  useEffect(() => {
    const read = () => setList(listWishes())
    read()
    return watchDeviceWishes(read)
  }, [])
  return list
}
