import { BrandHead } from '../features/catalogue/brand/BrandHead'
import { FamilyRow } from '../features/catalogue/brand/FamilyRow'
import { ProductList } from '../features/catalogue/list/ProductList'
import { useWords } from '../i18n/useWords'
import type { BrandContent } from '../pageTable/contents'
import type { PageContext } from '../pageTable/pageContext'

export default function BrandPage({ pageContext }: { pageContext: PageContext<BrandContent> }) {
  const { content, breadcrumbs, paths, language } = pageContext
  const { brand, families, list } = content
  const words = useWords('catalogue').brand
  return (
    <>
      <BrandHead
        brand={brand}
        breadcrumbs={breadcrumbs}
        buildYourOwn={brand.build_your_own ? `${paths[language]}/build-your-own` : null}
      />
      <FamilyRow families={families} />
      <ProductList title={words.products(brand.name)} products={list.products} />
    </>
  )
}
