import { FamilyHead } from '../features/catalogue/brand/FamilyHead'
import { ProductList } from '../features/catalogue/list/ProductList'
import type { FamilyContent } from '../pageTable/contents'
import type { PageContext } from '../pageTable/pageContext'

export default function FamilyPage({ pageContext }: { pageContext: PageContext<FamilyContent> }) {
  const { family, brand, list } = pageContext.content
  return (
    <>
      <FamilyHead family={family} brand={brand} breadcrumbs={pageContext.breadcrumbs} />
      <ProductList products={list.products} />
    </>
  )
}
