import type { Country } from '../../../contract/catalogue'
import type { Product } from '../../../contract/product'
import { onStoreReady } from '../../../store/lazyStore'
import { runWhenIdle } from '../../../store/browser/pageLoad'
import { watchFreshProduct } from './watchFreshProduct'

/** What a product page receives from the shop API after it has been displayed. */
export interface ProductUpdate {
  product?: Product
  /** The product is no longer sold. */
  isRemoved?: true
  /** Where the cart is delivered to. */
  country?: Country
}

/** Watches for updates once the store has started and the browser is idle. Returns a function that stops them. */
export function listenForUpdates(page: Product, tell: (news: ProductUpdate) => void): () => void {
  let stopped = false
  let stop = () => {}
  const leave = onStoreReady((shop) =>
    runWhenIdle(() => {
      if (!stopped) stop = watchFreshProduct(shop, page, tell)
    }),
  )
  return () => {
    stopped = true
    leave()
    stop()
  }
}
