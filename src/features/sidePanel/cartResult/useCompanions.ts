import { useEffect, useState } from 'react'
import { loadFullProducts } from '../../../apiClient/catalogue'
import type { Product } from '../../../contract/product'
import { endpoints } from '../../../state/app/endpoints'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'
import type { ShopThunk } from '../../../state/services'
import { companionsOf } from './companionsOf'

const load =
  (id: number): ShopThunk<Promise<Product[]>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(endpoints())
    const ids = (await loadFullProducts(client, links, [id]))[0]?.id_complementary ?? []
    return ids.length > 0 ? loadFullProducts(client, links, ids) : []
  }

/** What goes with a product and is not in the cart yet; nothing when it can't be fetched, for it is only an offer. */
export function useCompanions(id: number): Product[] {
  const dispatch = useShopDispatch()
  const items = useShopSelector((state) => state.cart.cart?.items)
  const [products, setProducts] = useState<Product[]>([])

  useEffect(() => {
    let left = false
    dispatch(load(id)).then(
      (loaded) => {
        if (!left) setProducts(loaded)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [dispatch, id])

  return companionsOf(products, items ?? [])
}
