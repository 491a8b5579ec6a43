import { useEffect, useState } from 'react'
import type { ProductCard } from '../../../../contract/product'
import { useWords } from '../../../../i18n/useWords'
import { openShop } from '../../../../state/door'
import { ProductList } from '../../list/ProductList'
import { loadSeen } from './loadSeen'

/** The products seen before, with their prices of now. Nothing when the shop can't be asked: it is only an offer. */
export function SeenWall({ ids }: { ids: readonly number[] }) {
  const words = useWords('gallery').recent
  const [cards, setCards] = useState<ProductCard[]>([])
  useEffect(() => {
    let left = false
    openShop()
      .then((shop) => shop.dispatch(loadSeen(ids)))
      .then(
        (loaded) => !left && setCards(loaded),
        () => undefined,
      )
    return () => {
      left = true
    }
  }, [ids])
  return cards.length > 0 && <ProductList title={words.title} products={cards} />
}
