import { flushSync } from 'react-dom'
import type { Country } from '../../../contract/catalogue'
import type { Product } from '../../../contract/product'
import type { AppStore, AppThunk } from '../../../store/AppThunk'
import { selectDeliveryCountry } from '../../../store/cart/cartSlice'
import { selectPanelContent } from '../../../store/sidePanelSlice'
import { focusTitle } from '../../../ui/page/focusTitle'

export interface ProductUpdate {
  product?: Product
  isRemoved?: true
  country?: Country
}

const fetchFreshProduct =
  (id: number): AppThunk<Promise<Product | 'gone' | null>> =>
  async (dispatch) =>
    dispatch(
      (await import(/* webpackChunkName: "after" */ '../../../store/catalogue/loadFreshProduct')).loadFreshProduct(id),
    )

const fetchCountry =
  (id: number): AppThunk<Promise<Country | undefined>> =>
  async (dispatch) => {
    const { loadCountries } = await import('../../../store/checkout/loadCountries')
    const countries = await dispatch(loadCountries())
    return countries.find(({ id_country }) => id_country === id)
  }

/**
 * Fetches the product at the start and after the panel of a failed addition has closed, and the delivery country
 * whenever the cart's country changes. A failed request changes nothing.
 * @param onUpdate is not called while a finger or a mouse button is down
 * @returns a function that stops the updates
 */
export function watchFreshProduct(
  store: AppStore,
  builtProduct: Product,
  onUpdate: (update: ProductUpdate) => void,
): () => void {
  let isStopped = false
  let countryId: number | null = null
  const pressWatch = watchPresses()
  let hasFailedAddition = false
  const publishUpdate = (update: ProductUpdate) =>
    pressWatch.runAfterPress(() => {
      if (isStopped) return
      const focusedElement = document.activeElement
      flushSync(() => onUpdate(update))
      if (focusedElement && !focusedElement.isConnected) focusTitle()
    })
  const ignoreError = () => undefined

  const checkCountry = () => {
    const id = selectDeliveryCountry(store.getState())
    if (id === countryId || id === null) return
    countryId = id
    store.dispatch(fetchCountry(id)).then((country) => {
      if (country && id === countryId) publishUpdate({ country })
    }, ignoreError)
  }
  const refreshProduct = () =>
    void store.dispatch(fetchFreshProduct(builtProduct.id_product)).then((freshProduct) => {
      if (freshProduct)
        publishUpdate(
          freshProduct === 'gone' ? { isRemoved: true } : { product: mergeFreshProduct(builtProduct, freshProduct) },
        )
    }, ignoreError)
  const checkPanel = () => {
    const panel = selectPanelContent(store.getState())
    if (hasFailedAddition && !panel) refreshProduct()
    hasFailedAddition = panel?.mode === 'cartResult' && panel.data.error !== null
  }
  const unsubscribe = store.subscribe(() => {
    checkCountry()
    checkPanel()
  })
  checkCountry()
  refreshProduct()
  return () => {
    isStopped = true
    unsubscribe()
    pressWatch.stopWatching()
  }
}

/** In ms. A browser dispatches the click within this time after a finger or a mouse button is released. */
const clickDelay = 100

/**
 * `runAfterPress` runs a task immediately, or after the release if a finger or a mouse button is down. The browser
 * would drop the click if the pressed element changed before the release.
 */
function watchPresses() {
  const waitingTasks: (() => void)[] = []
  let isPressed = false
  const handlePress = () => {
    isPressed = true
  }
  const handleRelease = () => {
    isPressed = false
    setTimeout(() => waitingTasks.splice(0).forEach((task) => task()), clickDelay)
  }
  const listeners = { pointerdown: handlePress, pointerup: handleRelease, pointercancel: handleRelease }
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener)
  return {
    runAfterPress: (task: () => void) => void (isPressed ? waitingTasks.push(task) : task()),
    stopWatching: () => {
      for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener)
    },
  }
}

/**
 * Updates only the prices, stock and delivery times, so that nothing on the page shifts. A variant that the shop API no
 * longer returns becomes sold out.
 */
export function mergeFreshProduct(builtProduct: Product, freshProduct: Product): Product {
  const freshVariants = new Map(freshProduct.combinations.map((variant) => [variant.id_product_attribute, variant]))
  return {
    ...builtProduct,
    combinations: builtProduct.combinations.map((variant) => {
      const { price, stock, delivery } = freshVariants.get(variant.id_product_attribute) ?? { ...variant, stock: 0 }
      return { ...variant, price, stock, delivery }
    }),
  }
}
