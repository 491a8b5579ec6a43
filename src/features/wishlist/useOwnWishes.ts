import { useEffect, useMemo, useState } from 'react'
import type { AccountWish } from '../../contract/wishlist'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { watchDeviceWishes, type Wish, listWishes } from '../../store/wishlist/deviceWishes'
import { resyncWishlist } from '../../store/wishlist/resyncWishlist'
import { selectAccountWishlist, selectHasAccountWishlist } from '../../store/wishlist/wishlistSelectors'
import type { WishChoice } from '../../store/wishlist/wishlistSlice'

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
    return mergeShownWishes({ items: savedWishlist?.items ?? [], wanted, deviceWishes })
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

interface WishSources {
  /** The account's list as last received, latest first. */
  items: readonly AccountWish[]
  /** The unconfirmed changes, by id_product_attribute. */
  wanted: Record<number, WishChoice>
  /** The device's list, which still has to be moved to the account. */
  deviceWishes: readonly Wish[]
}

const buildWish = ({
  id_product,
  id_product_attribute,
  quantity,
  added,
  price_then,
  in_stock_then,
}: AccountWish): Wish => ({
  id_product,
  id_product_attribute,
  quantity,
  added,
  ...(price_then !== null && { price_then }),
  ...(in_stock_then !== null && { in_stock_then }),
})

/** The latest item comes first. */
export function mergeShownWishes({ items, wanted, deviceWishes }: WishSources): Wish[] {
  const receivedWishes = new Map(items.map((item) => [item.id_product_attribute, buildWish(item)]))
  const pendingWishes = [
    ...Object.values(wanted).flatMap(({ wish, isWished }) => (isWished ? [wish] : [])),
    ...deviceWishes,
  ]
  const newWishes = new Map(
    pendingWishes
      .filter(({ id_product_attribute: id }) => !receivedWishes.has(id))
      .map((wish) => [wish.id_product_attribute, wish] as const),
  )
  return [...newWishes.values(), ...receivedWishes.values()].filter(
    ({ id_product_attribute: id }) => wanted[id]?.isWished !== false,
  )
}
