import { ApiError } from '../../../../api/ApiError'
import { loadProduct } from '../../../../api/catalogue'
import type { Product } from '../../../../contract/product'
import { endpoints } from '../../../../state/app/endpoints'
import { loadCountries } from '../../../../state/checkout/loadCountries'
import type { ShopThunk } from '../../../../state/services'
import type { ShopStore } from '../../../../state/store'
import type { ProductNews } from './productNews'
import { refreshed } from './refreshed'
import { watchPresses } from './watchPresses'

/** The product of now; 'gone' when the shop took it away, null when it can't be asked: then the page stays as it is. */
const load =
  (id: number): ShopThunk<Promise<Product | 'gone' | null>> =>
  async (dispatch, _getState, { client }) => {
    try {
      return await loadProduct(client, await dispatch(endpoints()), id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.status === 410 ? 'gone' : null
    }
  }

/** Asks once for the product, and for the country of the cart whenever that becomes another. Returns how to stop. */
export function watchProduct(shop: ShopStore, page: Product, tell: (news: ProductNews) => void): () => void {
  let left = false
  let idCountry: number | null = null
  const presses = watchPresses()
  const say = (news: ProductNews) => presses.afterPress(() => !left && tell(news))

  const lookAtCountry = () => {
    const id = shop.getState().cart.cart?.id_country ?? null
    if (id === idCountry || id === null) return
    idCountry = id
    void shop.dispatch(loadCountries()).then((countries) => {
      const country = countries?.find(({ id_country }) => id_country === id)
      if (country && id === idCountry) say({ country })
    })
  }
  const stopStore = shop.subscribe(lookAtCountry)
  lookAtCountry()
  void shop.dispatch(load(page.id_product)).then((now) => {
    if (now) say(now === 'gone' ? { gone: true } : { product: refreshed(page, now) })
  })
  return () => {
    left = true
    stopStore()
    presses.stop()
  }
}
