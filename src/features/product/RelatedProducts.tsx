import { useLazyComponent } from '../../ui/page/useLazyComponent'
import { useWords } from '../../i18n/useWords'
import type { ProductContent } from '../../pageTable/contents/product'
import { ProductGridSection } from '../productList/productGrid/ProductGridSection'
import type { ProductCard } from '../../contract/product'
import { SectionHead } from '../../ui/page/SectionHead'
import { useBundlePanel } from '../bundle/useBundlePanel'
import { ProductGrid } from '../productList/productGrid/ProductGrid'
import * as text from '../../ui/text.module.css'
import * as styles from './RelatedProducts.module.css'

const recentlyViewed = () =>
  import(/* webpackChunkName: "after" */ './lazy/RecentlyViewed').then((chunk) => chunk.RecentlyViewed)

/** Shows the complementary products, the rest of the family, the related products and the recently viewed products. */
export function RelatedProducts({ product, family, relatives, complementary, related }: ProductContent) {
  const words = useWords('catalogue').product
  const Viewed = useLazyComponent(true, recentlyViewed)
  return (
    <>
      {complementary.length > 0 && <ComplementaryProducts id={product.id_product} products={complementary} />}
      {family && relatives.length > 0 && <ProductGridSection title={words.family(family.name)} products={relatives} />}
      {related.length > 0 && <ProductGridSection title={words.related} products={related} />}
      {Viewed && <Viewed id={product.id_product} />}
    </>
  )
}

interface ComplementaryProductsProps {
  /** The `id_product` of the page's product. */
  id: number
  products: readonly ProductCard[]
}

/** Shows the products that go with the page's product, and a button that opens them together as a bundle. */
function ComplementaryProducts({ id, products }: ComplementaryProductsProps) {
  const { product: words, wall } = useWords('catalogue')
  const { error } = useWords('frame')
  const { state, openBundle } = useBundlePanel()
  const ids = [id, ...products.map(({ id_product }) => id_product)]
  const shown = products.map(({ id_product_attribute }) => id_product_attribute)
  return (
    <section className={`wrap ${styles.section}`}>
      <SectionHead title={words.complementary}>
        <button
          type="button"
          className={`${styles.together} ${text.sm} ${text.link}`}
          aria-busy={state === 'busy' || undefined}
          onClick={() => void openBundle(ids, shown)}
        >
          {state === 'failed' ? error.retry : words.chooseTogether}
        </button>
      </SectionHead>
      <p role="status" className={`${text.sm} ${text.falu}`}>
        {state === 'failed' && wall.unreachable}
      </p>
      <ProductGrid products={products} />
    </section>
  )
}
