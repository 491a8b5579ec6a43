import type { Country } from '../../../../contract/catalogue'
import type { Product } from '../../../../contract/product'
import type { ShopThunk } from '../../../../state/services'
import type { ShopStore } from '../../../../state/store'
import type { ProductNews } from './productNews'
import { refreshed } from './refreshed'
import { watchPresses } from './watchPresses'

const freshProduct =
  (id: number): ShopThunk<Promise<Product | 'gone' | null>> =>
  async (dispatch, _getState, { later }) =>
    dispatch((await later.freshProduct()).loadFreshProduct(id))

const countryOf =
  (id: number): ShopThunk<Promise<Country | undefined>> =>
  async (dispatch, _getState, { later }) => {
    const countries = await dispatch((await later.countries()).loadCountries())
    return countries?.find(({ id_country }) => id_country === id)
  }

/**
 * Asks once for the product, and for the country of the cart whenever that becomes another; what can't be asked changes
 * nothing. Returns how to stop.
 */
export function watchProduct(shop: ShopStore, page: Product, tell: (news: ProductNews) => void): () => void {
  let left = false
  let idCountry: number | null = null
  const presses = watchPresses()
  const say = (news: ProductNews) => presses.afterPress(() => !left && tell(news))
  const nothing = () => undefined

  const lookAtCountry = () => {
    const id = shop.getState().cart.cart?.id_country ?? null
    if (id === idCountry || id === null) return
    idCountry = id
    shop.dispatch(countryOf(id)).then((country) => {
      if (country && id === idCountry) say({ country })
    }, nothing)
  }
  const stopStore = shop.subscribe(lookAtCountry)
  lookAtCountry()
  shop.dispatch(freshProduct(page.id_product)).then((now) => {
    if (now) say(now === 'gone' ? { gone: true } : { product: refreshed(page, now) })
  }, nothing)
  return () => {
    left = true
    stopStore()
    presses.stop()
  }
}
