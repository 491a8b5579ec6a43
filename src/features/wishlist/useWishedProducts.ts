import { loadFullProducts } from '../../apiClient/catalogue'
import type { Product } from '../../contract/product'
import { endpoints } from '../../state/app/endpoints'
import { useShopDispatch } from '../../state/hooks'
import type { ShopThunk } from '../../state/services'
import type { Wish } from '../../state/wishlist/deviceWishes'
import { useEffect, useState } from 'react'

/** More do not fit in one question to the shop. */
const most = 100

const load =
  (ids: readonly number[]): ShopThunk<Promise<Product[]>> =>
  async (dispatch, _getState, { client }) =>
    loadFullProducts(client, await dispatch(endpoints()), ids)

/**
 * The products of a wishlist as the shop has them now, by id; null for one that it no longer has. Each is asked for
 * once: what is taken off the list and put back needs no new answer.
 */
export function useWishedProducts(list: readonly Wish[]) {
  const dispatch = useShopDispatch()
  const [known, setKnown] = useState<ReadonlyMap<number, Product | null>>(new Map())
  const [failed, setFailed] = useState(false)
  const missing = [...new Set(list.map(({ id_product }) => id_product))]
    .filter((id) => !known.has(id))
    .slice(0, most)
    .join(',')

  useEffect(() => {
    if (missing === '' || failed) return undefined
    let left = false
    const ids = missing.split(',').map(Number)
    dispatch(load(ids)).then(
      (products) => {
        if (left) return
        const found = new Map(products.map((product) => [product.id_product, product]))
        setKnown((before) => new Map([...before, ...ids.map((id) => [id, found.get(id) ?? null] as const)]))
      },
      () => !left && setFailed(true),
    )
    return () => {
      left = true
    }
  }, [dispatch, missing, failed])
  return { known, loading: missing !== '' && !failed, failed, retry: () => setFailed(false) }
}
