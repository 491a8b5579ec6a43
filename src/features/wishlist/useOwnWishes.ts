import { useMemo } from 'react'
import { useShopDispatch, useShopSelector } from '../../state/hooks'
import { isRegistered } from '../../state/session/whoIsIt'
import type { Wish } from '../../state/wishlist/deviceWishes'
import { lookAtWishes } from '../../state/wishlist/lookAtWishes'
import { accountList } from '../../state/wishlist/selectors'
import { shownWishes } from '../../state/wishlist/shownWishes'
import { useWishes } from './useWishes'

/** The shopper's own list, the latest first: a customer's with their account, anybody else's on this device. */
export function useOwnWishes() {
  const dispatch = useShopDispatch()
  const registered = useShopSelector(isRegistered)
  const told = useShopSelector(accountList)
  const { wanted, failed } = useShopSelector((state) => state.wishlist)
  const device = useWishes()
  const list = useMemo((): readonly Wish[] | null => {
    if (!registered) return device
    if (!told && !failed) return null
    return shownWishes({ items: told?.items ?? [], wanted, device })
  }, [registered, told, wanted, failed, device])
  return {
    /** Null while a customer's list is on its way. */
    list,
    registered,
    /** A customer's list could not be loaded: only what is on its way to it is there. */
    failed: registered && !told && failed,
    retry: () => void dispatch(lookAtWishes()),
  }
}
