import { useEffect, useState } from 'react'
import { useAppStore } from '../hooks'
import type { Wish } from './deviceWishes'

const loadHearts = () => import(/* webpackChunkName: "card" */ './hearts')

/** Whether the variant is on the user's list is known only after the page has been displayed. */
export function useHeart(wish: Wish) {
  const store = useAppStore()
  const { id_product, id_product_attribute } = wish
  const [isWished, setIsWished] = useState(false)
  /**
   * The state is `touched` from the first tap on, `failed` when the last tap failed and was undone, and `full` when the
   * last tap failed because the list is full.
   */
  const [state, setState] = useState<'idle' | 'touched' | 'failed' | 'full'>('idle')
  useEffect(() => {
    let isUnmounted = false
    let unsubscribe = () => {}
    loadHearts().then(
      ({ isOnWishlist, watchHearts }) => {
        if (isUnmounted) return
        const readState = () => setIsWished(isOnWishlist(store.getState(), { id_product, id_product_attribute }))
        readState()
        unsubscribe = watchHearts(store, readState)
      },
      () => undefined,
    )
    return () => {
      isUnmounted = true
      unsubscribe()
    }
  }, [store, id_product, id_product_attribute])

  const toggleWish = () => {
    setState('touched')
    void loadHearts()
      .then(async ({ isOnWishlist, isWishlistFull, setOnWishlist }) => {
        const isAddition = !isOnWishlist(store.getState(), wish)
        if (await setOnWishlist(store, wish, isAddition)) return
        setState(isAddition && isWishlistFull(store.getState()) ? 'full' : 'failed')
      })
      .catch(() => setState('failed'))
  }
  return { isWished, state, toggle: toggleWish, clearFailure: () => setState('touched') }
}
