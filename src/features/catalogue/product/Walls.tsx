import { useWords } from '../../../i18n/useWords'
import type { ProductContent } from '../../../pageTable/contents'
import { ProductList } from '../list/ProductList'
import { Complementary } from './Complementary'
import { RecentlySeen } from './RecentlySeen'

const oneRow = 4

/** What a shopper may look at next: what goes with it, the rest of its family, others like it, and what was seen before. */
export function Walls({ product, family, relatives, complementary, related }: ProductContent) {
  const words = useWords('catalogue').product
  return (
    <>
      {complementary.length > 0 && <Complementary id={product.id_product} products={complementary.slice(0, oneRow)} />}
      {family && relatives.length > 0 && (
        <ProductList title={words.family(family.name)} products={relatives.slice(0, oneRow)} />
      )}
      {related.length > 0 && <ProductList title={words.related} products={related.slice(0, oneRow)} />}
      <RecentlySeen id={product.id_product} />
    </>
  )
}
