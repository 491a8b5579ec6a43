import { useEffect, useState } from 'react'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { AppStore } from '../../../store/createStore'
import { onStoreReady } from '../../../store/lazyStore'
import type { FreshSkus } from '../design/listParts'

/**
 * Returns prices, stock and delivery as the shop API has them now, once the store is loaded; this hook does not load it.
 * A SKU that the shop API no longer has is sold out. After a failed request the figures of the build stay.
 */
export function useFreshSkus(system: ShelvingSystem): FreshSkus {
  const [fresh, setFresh] = useState<FreshSkus>(new Map())
  useEffect(() => {
    let unmounted = false
    const unsubscribe = onStoreReady((store) => {
      for (const [id, skus] of groupSkus(system)) {
        loadSkus(store, id, skus).then(
          (loaded) => {
            if (!unmounted) setFresh((before) => new Map([...before, ...loaded]))
          },
          () => undefined,
        )
      }
    })
    return () => {
      unmounted = true
      unsubscribe()
    }
  }, [system])
  return fresh
}

/** Groups the ids of all SKUs of the system by product. */
function groupSkus({ uprights, parts }: ShelvingSystem): Map<number, number[]> {
  const skus = [...uprights, ...parts].flatMap(({ models }) => models.flatMap((model) => Object.values(model.skus)))
  const groups = new Map<number, number[]>()
  for (const { id_product, id_sku } of skus) groups.set(id_product, [...(groups.get(id_product) ?? []), id_sku])
  return groups
}

async function loadSkus(store: AppStore, id: number, skus: readonly number[]): Promise<FreshSkus> {
  const product = await store.dispatch(async (dispatch, _getState, { lazyThunks }) =>
    dispatch((await lazyThunks.freshProduct()).loadFreshProduct(id)),
  )
  if (product === null) return new Map()
  const variants = product === 'gone' ? [] : product.combinations
  return new Map(
    skus.flatMap((sku) => {
      const found = variants.find(({ id_sku }) => id_sku === sku)
      if (found) return [[sku, { price: found.price.amount, stock: found.stock, delivery: found.delivery }] as const]
      return []
    }),
  )
}
