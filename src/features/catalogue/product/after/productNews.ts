import type { Country } from '../../../../contract/catalogue'
import type { Product } from '../../../../contract/product'
import { onShopOpened } from '../../../../state/door'
import { whenIdle } from '../../../../state/idle'
import { watchProduct } from './watchProduct'

/** What a product page hears from the shop after it has shown. */
export interface ProductNews {
  product?: Product
  /** The shop no longer has it. */
  gone?: true
  /** Where the cart is delivered to. */
  country?: Country
}

/** Listens to the shop once that is open and the browser idle. Returns how to stop. */
export function hearNews(page: Product, tell: (news: ProductNews) => void): () => void {
  let left = false
  let stop = () => {}
  const leave = onShopOpened((shop) =>
    whenIdle(() => {
      if (!left) stop = watchProduct(shop, page, tell)
    }),
  )
  return () => {
    left = true
    leave()
    stop()
  }
}
