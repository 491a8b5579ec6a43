import { useEffect, useState } from 'react'
import type { Wish } from './deviceWishes'

const hearts = () => import(/* webpackChunkName: "hearts" */ './hearts')

/** A heart on a version: whether it is kept, which is known after the page, and what a tap does. */
export function useHeart(wish: Wish) {
  const { id_product, id_product_attribute } = wish
  const [kept, setOnWishlist] = useState(false)
  /** `touched`: a tap may fail from now on. `failed`: the last one did, and all is as it was. */
  const [state, setState] = useState<'idle' | 'touched' | 'failed'>('idle')
  useEffect(() => {
    let unmounted = false
    let stop = () => {}
    hearts().then(
      ({ isOnWishlist, onWishlistChange }) => {
        if (unmounted) return
        const read = () => setOnWishlist(isOnWishlist({ id_product, id_product_attribute }))
        read()
        stop = onWishlistChange(read)
      },
      () => undefined,
    )
    return () => {
      unmounted = true
      stop()
    }
  }, [id_product, id_product_attribute])

  const toggle = () => {
    setState('touched')
    hearts()
      .then((list) => list.setOnWishlist(wish, !list.isOnWishlist(wish)))
      .catch(() => false)
      .then((done) => !done && setState('failed'))
  }
  return { kept, state, toggle, forgive: () => setState('touched') }
}
