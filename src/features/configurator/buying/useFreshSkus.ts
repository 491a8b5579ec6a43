import { useEffect, useState } from 'react'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { onStoreReady } from '../../../store/lazyStore'
import type { FreshSkus } from '../design/listParts'

/**
 * Returns prices, stock and delivery as the shop API has them now, once the store is loaded; this hook does not load it.
 * After a failed request the figures of the build stay.
 */
export function useFreshSkus(system: ShelvingSystem): FreshSkus {
  const [fresh, setFresh] = useState<FreshSkus>(new Map())
  useEffect(() => {
    let unmounted = false
    const unsubscribe = onStoreReady((store) => {
      store
        .dispatch(async (dispatch, _getState, { lazyThunks }) =>
          dispatch((await lazyThunks.designs()).designThunks.loadFreshSkus(listProducts(system))),
        )
        .then(
          (loaded) => {
            if (!unmounted && loaded) setFresh(loaded)
          },
          () => undefined,
        )
    })
    return () => {
      unmounted = true
      unsubscribe()
    }
  }, [system])
  return fresh
}

/** Lists the ids of the products to which the SKUs of the system belong. */
const listProducts = ({ uprights, parts }: ShelvingSystem): number[] => [
  ...new Set(
    [...uprights, ...parts].flatMap(({ models }) =>
      models.flatMap((model) => Object.values(model.skus).map(({ id_product }) => id_product)),
    ),
  ),
]
