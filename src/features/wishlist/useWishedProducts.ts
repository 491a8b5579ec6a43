import { loadFullProducts } from '../../store/catalogue/catalogueApi'
import type { Product } from '../../contract/product'
import { fetchEndpoints } from '../../store/fetchEndpoints'
import { useStoreDispatch } from '../../store/hooks'
import type { AppThunk } from '../../store/services'
import type { Wish } from '../../store/wishlist/deviceWishes'
import { useEffect, useState } from 'react'

/** More do not fit in one question to the shop. */
const most = 100

const load =
  (ids: readonly number[]): AppThunk<Promise<Product[]>> =>
  async (dispatch, _getState, { client }) =>
    loadFullProducts(client, await dispatch(fetchEndpoints()), ids)

/**
 * The products of a wishlist as the shop has them now, by id; null for one that it no longer has. Each is asked for
 * once: what is taken off the list and put back needs no new answer.
 */
export function useWishedProducts(list: readonly Wish[]) {
  const dispatch = useStoreDispatch()
  const [known, setKnown] = useState<ReadonlyMap<number, Product | null>>(new Map())
  const [failed, setFailed] = useState(false)
  const missing = [...new Set(list.map(({ id_product }) => id_product))]
    .filter((id) => !known.has(id))
    .slice(0, most)
    .join(',')

  useEffect(() => {
    if (missing === '' || failed) return undefined
    let unmounted = false
    const ids = missing.split(',').map(Number)
    dispatch(load(ids)).then(
      (products) => {
        if (unmounted) return
        const found = new Map(products.map((product) => [product.id_product, product]))
        setKnown((before) => new Map([...before, ...ids.map((id) => [id, found.get(id) ?? null] as const)]))
      },
      () => !unmounted && setFailed(true),
    )
    return () => {
      unmounted = true
    }
  }, [dispatch, missing, failed])
  return { known, loading: missing !== '' && !failed, failed, retry: () => setFailed(false) }
}
