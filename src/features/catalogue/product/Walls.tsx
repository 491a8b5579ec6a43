import { useLater } from '../../../design/useLater'
import { useWords } from '../../../i18n/useWords'
import type { ProductContent } from '../../../pageTable/contents/product'
import { ProductList } from '../list/ProductList'
import { Complementary } from './Complementary'

const seenPlace = () => import(/* webpackChunkName: "after" */ './after/SeenPlace').then((chunk) => chunk.SeenPlace)

/** What a shopper may look at next: what goes with it, the rest of its family, others like it, and what was seen before. */
export function Walls({ product, family, relatives, complementary, related }: ProductContent) {
  const words = useWords('catalogue').product
  const Seen = useLater(true, seenPlace)
  return (
    <>
      {complementary.length > 0 && <Complementary id={product.id_product} products={complementary} />}
      {family && relatives.length > 0 && <ProductList title={words.family(family.name)} products={relatives} />}
      {related.length > 0 && <ProductList title={words.related} products={related} />}
      {Seen && <Seen id={product.id_product} />}
    </>
  )
}
