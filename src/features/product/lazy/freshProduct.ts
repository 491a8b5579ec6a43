import type { Product } from '../../../contract/product'
import { onStoreReady } from '../../../store/lazyStore'
import { runWhenIdle } from '../../../store/browser/pageLoad'
import { type ProductUpdate, watchFreshProduct } from './watchFreshProduct'

/**
 * Starts listening for updates once the store has started and the browser is idle. Returns a function that stops the
 * updates.
 */
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
