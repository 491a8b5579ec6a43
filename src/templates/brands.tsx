import { BrandRows } from '../features/catalogue/brand/BrandRows'
import { ListHead } from '../features/catalogue/list/ListHead'
import * as styles from '../features/catalogue/list/ProductList.module.css'
import { useWords } from '../i18n/useWords'
import type { BrandsContent } from '../pageTable/contents'
import type { PageContext } from '../pageTable/pageContext'

export default function BrandsPage({ pageContext }: { pageContext: PageContext<BrandsContent> }) {
  const { content, breadcrumbs } = pageContext
  const words = useWords('catalogue').brand
  return (
    <>
      <ListHead title={pageContext.title} breadcrumbs={breadcrumbs} description={words.indexLede} />
      <div className={`wrap ${styles.list}`}>
        <BrandRows brands={content.brands} />
      </div>
    </>
  )
}
