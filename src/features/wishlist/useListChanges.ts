import { useCallback, useState } from 'react'
import { useWords } from '../../i18n/useWords'
import { addDeviceWish, type Wish } from '../../store/wishlist/deviceWishes'
import { setOnWishlist } from '../../store/wishlist/hearts'

/** An item that has just been taken off the list. */
interface Removed {
  wish: Wish
  name: string
  /** Its place in the list. */
  place: number
}

/** Changes of one's own list: what was removed can be put back, and what failed is told. */
export function useListChanges(list: readonly Wish[], registered: boolean) {
  const words = useWords('wishlist')
  const [removed, setRemoved] = useState<Removed | null>(null)
  /** Where an item has just gone from here, in words; another object for each. */
  const [moved, setMoved] = useState<{ message: string } | null>(null)
  /** Another object for each change that was begun. */
  const [change, setChange] = useState<object | null>(null)
  /** What did not go well, in words. */
  const [error, setError] = useState<string | null>(null)
  const forget = useCallback(() => {
    setRemoved(null)
    setMoved(null)
  }, [])

  const take = async (wishes: readonly Wish[], stays = words.changeFailed) => {
    setError(null)
    setChange({})
    const done = await Promise.all(wishes.map((wish) => setOnWishlist(wish, false)))
    if (done.every(Boolean)) return
    forget()
    setError(stays)
  }
  const remove = (wish: Wish, name: string) => {
    setMoved(null)
    setRemoved({ wish, name, place: list.indexOf(wish) })
    return take([wish])
  }
  /** It is on a gift list: off this one. */
  const move = (wish: Wish, name: string, giftlist: string) => {
    setRemoved(null)
    setMoved({ message: words.giftlist.moved(name, giftlist) })
    return take([wish], words.giftlist.onBoth(name, giftlist))
  }
  const putBack = async ({ wish, place }: Removed) => {
    setRemoved(null)
    setChange({})
    setError(null)
    if (!registered) addDeviceWish(wish, place)
    else if (!(await setOnWishlist(wish, true))) setError(words.changeFailed)
  }
  return { removed, moved, change, error, setError, take, remove, move, putBack, forget }
}
