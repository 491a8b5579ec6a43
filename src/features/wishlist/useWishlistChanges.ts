import { useCallback, useState } from 'react'
import { bringMessages } from '../../i18n/lateMessages'
import { useAppStore } from '../../store/hooks'
import { addDeviceWish, type Wish } from '../../store/wishlist/deviceWishes'
import { setOnWishlist } from '../../store/wishlist/hearts'
import type { MovedWish } from '../giftlist/panel/movedWishes'

const useMessages = bringMessages('wishlist')

interface Removed {
  wish: Wish
  name: string
  /** The index of the item in the list. */
  place: number
}

/** Changes the user's own list. A removed item can be restored, and a failed change results in an error message. */
export function useWishlistChanges(list: readonly Wish[], registered: boolean) {
  const messages = useMessages('wishlist')
  const store = useAppStore()
  const [removed, setRemoved] = useState<Removed | null>(null)
  /** The message about the item that was just moved, in a new object for each item. */
  const [moved, setMoved] = useState<{ message: string } | null>(null)
  /** A new object for each change. */
  const [change, setChange] = useState<object | null>(null)
  const [error, setError] = useState<string | null>(null)
  const forget = useCallback(() => {
    setRemoved(null)
    setMoved(null)
  }, [])

  const take = async (wishes: readonly Wish[]) => {
    setError(null)
    setChange({})
    const done = await Promise.all(wishes.map((wish) => setOnWishlist(store, wish, false)))
    if (done.every(Boolean)) return
    forget()
    setError(messages.changeFailed)
  }
  const remove = (wish: Wish, name: string) => {
    setMoved(null)
    setRemoved({ wish, name, place: list.indexOf(wish) })
    return take([wish])
  }
  /** Shows that the side panel moved an item to a gift list, unless the panel itself says so. */
  const showMove = ({ name, list: giftlist, hasLeft, isShown }: MovedWish) => {
    setRemoved(null)
    setChange({})
    setError(hasLeft ? null : messages.giftlist.onBoth(name, giftlist))
    setMoved(hasLeft && !isShown ? { message: messages.giftlist.moved(name, giftlist) } : null)
  }
  const putBack = async ({ wish, place }: Removed) => {
    setRemoved(null)
    setChange({})
    setError(null)
    if (!registered) addDeviceWish(wish, place)
    else if (!(await setOnWishlist(store, wish, true))) setError(messages.changeFailed)
  }
  return { removed, moved, change, error, setError, take, remove, showMove, putBack, forget }
}
