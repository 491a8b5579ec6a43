import { ProductPage } from '../features/product/ProductPage'
import { WishHeart } from '../features/wishlist/WishHeart'
import type { ProductContent } from '../pageTable/contents/product'
import type { PageContext } from '../pageTable/pageContext'

export default function ProductTemplate({ pageContext }: { pageContext: PageContext<ProductContent> }) {
  return <ProductPage content={pageContext.content} breadcrumbs={pageContext.breadcrumbs} Heart={WishHeart} />
}
