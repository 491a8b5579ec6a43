import { useEffect, useState } from 'react'
import type { ProductCard } from '../../../contract/product'
import { openShop, onShopOpened } from '../../../state/door'

const deeds = ['scroll', 'pointerdown', 'keydown'] as const

/**
 * The pieces of a built page with their price and stock of now (docs/decisions, fresh tiles): asked for once, when the
 * shop is open anyway and the shopper does something. Until then, and when that fails, as they were built.
 * @param shown whether they are what the list shows: what came from the shop is fresh already
 */
export function useFreshCards(built: readonly ProductCard[], shown: boolean): readonly ProductCard[] {
  const [fresh, setFresh] = useState(built)
  useEffect(() => {
    if (!shown || built.length === 0) return
    const ignore = () => deeds.forEach((deed) => window.removeEventListener(deed, refresh))
    const refresh = () => {
      ignore()
      Promise.all([openShop(), import('./live/refreshCards')])
        .then(([shop, { refreshCards }]) => shop.dispatch(refreshCards(built)))
        .then(setFresh, () => undefined)
    }
    const leave = onShopOpened(() => deeds.forEach((deed) => window.addEventListener(deed, refresh, { passive: true })))
    return () => {
      leave()
      ignore()
    }
  }, [built, shown])
  return fresh
}
