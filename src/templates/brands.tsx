import { BrandIndex, LetterIndex } from '../features/brand/BrandIndex'
import { ListHead } from '../features/productList/ListHead'
import * as styles from '../features/productList/productGrid/ProductGridSection.module.css'
import type { BrandsContent } from '../pageTable/contents/brands'
import type { PageContext } from '../pageTable/pageContext'

export default function BrandsPage({ pageContext }: { pageContext: PageContext<BrandsContent> }) {
  const { breadcrumbs, title, head } = pageContext
  const { letters } = pageContext.content
  return (
    <>
      <ListHead title={title} breadcrumbs={breadcrumbs} description={head.description}>
        <LetterIndex letters={letters} />
      </ListHead>
      <div className={`wrap ${styles.list}`}>
        <BrandIndex letters={letters} />
      </div>
    </>
  )
}
