import { loadFullProducts } from '../../../store/catalogue/catalogueApi'
import type { Product } from '../../../contract/product'
import { fetchEndpoints } from '../../../store/http/links'
import { useAppSelector } from '../../../store/hooks'
import type { AppThunk } from '../../../store/services'
import { useQuery } from '../../../store/query/useQuery'
import { pickCompanions } from './pickCompanions'

const load =
  (id: number): AppThunk<Promise<Product[]>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(fetchEndpoints())
    const ids = (await loadFullProducts(client, links, [id]))[0]?.id_complementary ?? []
    return ids.length > 0 ? loadFullProducts(client, links, ids) : []
  }

/**
 * Returns the products that go with a product and are not in the cart yet. When fetching fails it returns none, because
 * they are only suggestions.
 */
export function useCompanions(id: number): Product[] {
  const items = useAppSelector((state) => state.cart.cart?.items)
  const { data: products } = useQuery(String(id), () => load(id), { isPublic: true })
  return pickCompanions(products ?? [], items ?? [])
}
