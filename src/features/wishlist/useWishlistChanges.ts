import { useCallback, useEffect, useState } from 'react'
import { bringMessages } from '../../i18n/lateMessages'
import { useAppStore } from '../../store/hooks'
import { addDeviceWish, type Wish } from '../../store/wishlist/deviceWishes'
import { setOnWishlist } from '../../store/wishlist/hearts'
import { watchMovedWishes } from '../giftlist/panel/movedWishes'

const useMessages = bringMessages('wishlist')

interface RemovedWish {
  wish: Wish
  name: string
  index: number
}

export function useWishlistChanges(list: readonly Wish[], isAccountList: boolean) {
  const messages = useMessages('wishlist')
  const store = useAppStore()
  const [removedWish, setRemovedWish] = useState<RemovedWish | null>(null)
  const [moveNotice, setMoveNotice] = useState<string | null>(null)
  /** A new object for each change. */
  const [change, setChange] = useState<object | null>(null)
  const [error, setError] = useState<string | null>(null)
  const forgetNotices = useCallback(() => {
    setRemovedWish(null)
    setMoveNotice(null)
  }, [])

  const removeWishes = async (wishes: readonly Wish[]) => {
    setError(null)
    setChange({})
    const removalResults = await Promise.all(wishes.map((wish) => setOnWishlist(store, wish, false)))
    if (removalResults.every(Boolean)) return
    forgetNotices()
    setError(messages.changeFailed)
  }
  const removeWish = (wish: Wish, name: string) => {
    setMoveNotice(null)
    setRemovedWish({ wish, name, index: list.indexOf(wish) })
    return removeWishes([wish])
  }
  // The side panel moves items to gift lists. If the panel is closed, the page shows the message about the outcome.
  useEffect(
    () =>
      watchMovedWishes(({ name, listName, hasLeftWishlist, isShown }) => {
        setRemovedWish(null)
        setChange({})
        setError(hasLeftWishlist ? null : messages.giftlist.onBoth(name, listName))
        setMoveNotice(hasLeftWishlist && !isShown ? messages.giftlist.moved(name, listName) : null)
      }),
    [messages],
  )
  const restoreWish = async ({ wish, index }: RemovedWish) => {
    setRemovedWish(null)
    setChange({})
    setError(null)
    const isRestored = isAccountList ? await setOnWishlist(store, wish, true) : addDeviceWish(wish, index)
    if (!isRestored) setError(messages.changeFailed)
  }
  return {
    removedWish,
    moveNotice,
    change,
    error,
    removeWishes,
    removeWish,
    restoreWish,
    forgetNotices,
  }
}
