import { useEffect, useState } from 'react'
import { loadFullProducts } from '../../../store/catalogue/catalogueApi'
import type { Product } from '../../../contract/product'
import { fetchEndpoints } from '../../../store/fetchEndpoints'
import { useStoreDispatch, useStoreSelector } from '../../../store/hooks'
import type { AppThunk } from '../../../store/services'
import { pickCompanions } from './pickCompanions'

const load =
  (id: number): AppThunk<Promise<Product[]>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(fetchEndpoints())
    const ids = (await loadFullProducts(client, links, [id]))[0]?.id_complementary ?? []
    return ids.length > 0 ? loadFullProducts(client, links, ids) : []
  }

/** What goes with a product and is not in the cart yet; nothing when it can't be fetched, for it is only an offer. */
export function useCompanions(id: number): Product[] {
  const dispatch = useStoreDispatch()
  const items = useStoreSelector((state) => state.cart.cart?.items)
  const [products, setProducts] = useState<Product[]>([])

  useEffect(() => {
    let unmounted = false
    dispatch(load(id)).then(
      (loaded) => {
        if (!unmounted) setProducts(loaded)
      },
      () => undefined,
    )
    return () => {
      unmounted = true
    }
  }, [dispatch, id])

  return pickCompanions(products, items ?? [])
}
