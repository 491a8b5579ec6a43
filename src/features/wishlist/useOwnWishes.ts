import { useEffect, useMemo, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { watchDeviceWishes, type Wish, listWishes } from '../../store/wishlist/deviceWishes'
import { resyncWishlist } from '../../store/wishlist/resyncWishlist'
import { selectAccountWishlist, selectHasAccountWishlist } from '../../store/wishlist/wishlistSelectors'
import { mergeShownWishes } from '../../store/wishlist/mergeShownWishes'

/**
 * The latest item comes first. A customer's list comes from the account, if the shop API stores one, and any other list
 * from this device.
 */
export function useOwnWishes() {
  const dispatch = useAppDispatch()
  const isAccountList = useAppSelector(selectHasAccountWishlist)
  const savedWishlist = useAppSelector(selectAccountWishlist)
  const { wanted, status } = useAppSelector((state) => state.wishlist)
  const hasFailed = status === 'failed'
  const deviceWishes = useDeviceWishes()
  const list = useMemo((): readonly Wish[] | null => {
    if (!isAccountList) return deviceWishes
    if (!savedWishlist && !hasFailed) return null
    return mergeShownWishes({ items: savedWishlist?.items ?? [], wanted, device: deviceWishes })
  }, [isAccountList, savedWishlist, wanted, hasFailed, deviceWishes])
  return {
    /** Null while the list of a customer loads. */
    list,
    isAccountList,
    /** True if a customer's list could not be loaded. Then `list` contains only the items that are still to be sent. */
    hasFailed: isAccountList && !savedWishlist && hasFailed,
    retry: () => void dispatch(resyncWishlist()),
  }
}

/** The hook reads storage while rendering, so only lazy sections may use it. */
function useDeviceWishes(): readonly Wish[] {
  const [list, setList] = useState(listWishes)
  useEffect(() => {
    const readWishes = () => setList(listWishes())
    readWishes()
    return watchDeviceWishes(readWishes)
  }, [])
  return list
}
