import type { Product } from '../../../contract/product'
import { onStoreReady } from '../../../store/lazyStore'
import { runWhenIdle } from '../../../store/browser/pageLoad'
import { type ProductUpdate, watchFreshProduct } from './watchFreshProduct'

/** Listens to the shop once that is open and the browser idle. Returns how to stop. */
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
