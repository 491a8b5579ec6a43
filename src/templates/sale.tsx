import { ListHead } from '../features/catalogue/list/ListHead'
import { ProductList } from '../features/catalogue/list/ProductList'
import { useWords } from '../i18n/useWords'
import type { ProductListContent } from '../pageTable/contents'
import type { PageContext } from '../pageTable/pageContext'

export default function SalePage({ pageContext }: { pageContext: PageContext<ProductListContent> }) {
  const { title, content, breadcrumbs } = pageContext
  const { lede } = useWords('catalogue').sale
  return (
    <>
      <ListHead title={title} breadcrumbs={breadcrumbs} description={lede} count={content.products.length} />
      <ProductList products={content.products} first />
    </>
  )
}
