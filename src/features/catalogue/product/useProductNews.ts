import { useEffect, useState } from 'react'
import type { Product } from '../../../contract/product'
import { onShopOpened } from '../../../state/door'
import { whenIdle } from '../../../state/idle'
import type { ProductNews } from './freshness/watchProduct'

/**
 * What the shop says about a product now: heard once the shop is open and the browser idle. Until then, and when the
 * shop can't be asked, the page is what it was built as.
 */
export function useProductNews(page: Product): ProductNews & { product: Product } {
  const [news, setNews] = useState<ProductNews>({})
  useEffect(() => {
    let stop = () => {}
    let left = false
    const leave = onShopOpened((shop) =>
      whenIdle(() => {
        import('./freshness/watchProduct').then(
          ({ watchProduct }) => {
            if (!left) stop = watchProduct(shop, page, (more) => setNews((before) => ({ ...before, ...more })))
          },
          () => undefined,
        )
      }),
    )
    return () => {
      left = true
      leave()
      stop()
    }
  }, [page])
  return { ...news, product: news.product ?? page }
}
