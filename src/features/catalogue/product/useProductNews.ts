import { useEffect, useState } from 'react'
import type { Product } from '../../../contract/product'
import type { ProductNews } from './after/productNews'

/**
 * What the shop says about a product now: heard once the shop is open and the browser idle. Until then, and when the
 * shop can't be asked, the page is what it was built as.
 */
export function useProductNews(page: Product): ProductNews & { product: Product } {
  const [news, setNews] = useState<ProductNews>({})
  useEffect(() => {
    let left = false
    let stop = () => {}
    import(/* webpackChunkName: "after" */ './after/productNews').then(
      ({ hearNews }) => {
        if (!left) stop = hearNews(page, (more) => setNews((before) => ({ ...before, ...more })))
      },
      () => undefined,
    )
    return () => {
      left = true
      stop()
    }
  }, [page])
  return { ...news, product: news.product ?? page }
}
