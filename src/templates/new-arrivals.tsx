import { ListHead } from '../features/productList/ListHead'
import { ListSection } from '../features/productList/ListSection'
import { useWords } from '../i18n/useWords'
import type { ProductListContent } from '../pageTable/contents/lists'
import type { PageContext } from '../pageTable/pageContext'

export default function NewArrivalsPage({ pageContext }: { pageContext: PageContext<ProductListContent> }) {
  const { title, content, breadcrumbs } = pageContext
  const { list } = content
  const { lede } = useWords('catalogue').newArrivals
  return (
    <>
      <ListHead title={title} breadcrumbs={breadcrumbs} description={lede} count={list.total} />
      <ListSection list={list} isFirst />
    </>
  )
}
