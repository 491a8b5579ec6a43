import { useCallback, useState } from 'react'
import { keepWish, type Wish } from '../../state/wishlist/deviceWishes'
import { setKept } from '../../state/wishlist/hearts'

/** A piece that has just been taken off the list. */
interface Removed {
  wish: Wish
  name: string
  /** Its place in the list. */
  place: number
}

/** Changes of one's own list: what was removed can be put back, and what failed is said. */
export function useListChanges(list: readonly Wish[], registered: boolean) {
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [failed, setFailed] = useState(false)

  const take = async (wishes: readonly Wish[]) => {
    setFailed(false)
    const done = await Promise.all(wishes.map((wish) => setKept(wish, false)))
    if (done.every(Boolean)) return
    setRemoved(null)
    setFailed(true)
  }
  const remove = (wish: Wish, name: string) => {
    setRemoved({ wish, name, place: list.indexOf(wish) })
    return take([wish])
  }
  const putBack = async ({ wish, place }: Removed) => {
    setRemoved(null)
    if (!registered) keepWish(wish, place)
    else setFailed(!(await setKept(wish, true)))
  }
  const forgetRemoved = useCallback(() => setRemoved(null), [])
  return { removed, failed, take, remove, putBack, forgetRemoved }
}
