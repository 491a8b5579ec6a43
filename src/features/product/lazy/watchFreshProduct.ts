import type { Country } from '../../../contract/catalogue'
import type { Product } from '../../../contract/product'
import type { AppThunk } from '../../../store/services'
import type { AppStore } from '../../../store/createStore'
import { selectDeliveryCountry } from '../../../store/cart/cartSelectors'

/** What a product page hears from the shop after it has shown. */
export interface ProductUpdate {
  product?: Product
  /** The shop no longer has it. */
  gone?: true
  /** Where the cart is delivered to. */
  country?: Country
}

const freshProduct =
  (id: number): AppThunk<Promise<Product | 'gone' | null>> =>
  async (dispatch, _getState, { lazyThunks }) =>
    dispatch((await lazyThunks.freshProduct()).loadFreshProduct(id))

const fetchCountry =
  (id: number): AppThunk<Promise<Country | undefined>> =>
  async (dispatch, _getState, { lazyThunks }) => {
    const countries = await dispatch((await lazyThunks.countries()).loadCountries())
    return countries?.find(({ id_country }) => id_country === id)
  }

/**
 * Asks once for the product, and for the country of the cart whenever that becomes another; what can't be asked changes
 * nothing. Returns how to stop.
 */
export function watchFreshProduct(shop: AppStore, page: Product, tell: (news: ProductUpdate) => void): () => void {
  let stopped = false
  let idCountry: number | null = null
  const presses = watchPresses()
  const publish = (news: ProductUpdate) => presses.afterPress(() => !stopped && tell(news))
  const nothing = () => undefined

  const lookAtCountry = () => {
    const id = selectDeliveryCountry(shop.getState())
    if (id === idCountry || id === null) return
    idCountry = id
    shop.dispatch(fetchCountry(id)).then((country) => {
      if (country && id === idCountry) publish({ country })
    }, nothing)
  }
  const stopStore = shop.subscribe(lookAtCountry)
  lookAtCountry()
  shop.dispatch(freshProduct(page.id_product)).then((now) => {
    if (now) publish(now === 'gone' ? { gone: true } : { product: mergeFreshProduct(page, now) })
  }, nothing)
  return () => {
    stopped = true
    stopStore()
    presses.stop()
  }
}

/** Ms from the release of a finger until the click that it makes has surely come. */
const clickComes = 100

/**
 * Knows whether a finger is on the screen. `afterPress` does a task at once, or when the finger has come off: a button
 * that changed between a press and its click would swallow the tap.
 */
function watchPresses() {
  const waiting: (() => void)[] = []
  let pressed = false
  const down = () => {
    pressed = true
  }
  const up = () => {
    pressed = false
    setTimeout(() => waiting.splice(0).forEach((task) => task()), clickComes)
  }
  const heard = { pointerdown: down, pointerup: up, pointercancel: up }
  for (const [name, listener] of Object.entries(heard)) document.addEventListener(name, listener)
  return {
    afterPress: (task: () => void) => void (pressed ? waiting.push(task) : task()),
    stop: () => {
      for (const [name, listener] of Object.entries(heard)) document.removeEventListener(name, listener)
    },
  }
}

/**
 * The product of the page with the prices, stock and delivery times of now. All else stays as the page was built, so
 * that nothing moves under a shopper's hands; a variant that the shop no longer names can't be had.
 */
export function mergeFreshProduct(page: Product, now: Product): Product {
  const found = new Map(now.combinations.map((variant) => [variant.id_product_attribute, variant]))
  return {
    ...page,
    combinations: page.combinations.map((variant) => {
      const { price, stock, delivery } = found.get(variant.id_product_attribute) ?? { ...variant, stock: 0 }
      return { ...variant, price, stock, delivery }
    }),
  }
}
