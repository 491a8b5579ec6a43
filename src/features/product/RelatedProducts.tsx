import { lazyPart } from '../../ui/page/lazyPart'
import { useMessages } from '../../i18n/useMessages'
import { PageLink } from '../../ui/button/PageLink'
import type { ProductContent } from '../../pageTable/contents/product'
import type { Combination, ProductCard } from '../../contract/product'
import { SectionHead } from '../../ui/page/SectionHead'
import { useBundlePanel } from '../bundle/useBundlePanel'
import { ProductGrid } from '../productList/productGrid/ProductGrid'
import { cardsPerRow } from '../../pageTable/contents/lists'
import * as text from '../../ui/text.module.css'
import * as styles from './RelatedProducts.module.css'

const RecentlyViewed = lazyPart(() =>
  import(/* webpackChunkName: "after" */ './lazy/RecentlyViewed').then((chunk) => chunk.RecentlyViewed),
)

interface RelatedProductsProps extends ProductContent {
  chosenVariant: Combination
}

export function RelatedProducts({ product, chosenVariant, family, ...rows }: RelatedProductsProps) {
  const { product: messages, productGrid: gridMessages } = useMessages('catalogue')
  const { error } = useMessages('frame')
  const { state, openBundle } = useBundlePanel()
  const { complementary } = rows
  const cards = mergeRelatedRows(rows)
  const bundleIds = [product, ...complementary].map(({ id_product }) => id_product)
  const shownVariantIds = [chosenVariant, ...complementary].map(({ id_product_attribute }) => id_product_attribute)
  const linkClass = `${styles.together} ${text.sm} ${text.link}`
  return (
    <>
      {cards.length > 0 && (
        <section className={`wrap ${styles.section}`}>
          <SectionHead title={complementary.length > 0 ? messages.complementary : messages.related}>
            <span className={styles.links}>
              {family && (
                <PageLink to={family.path} className={linkClass}>
                  {messages.family(family.name)}
                </PageLink>
              )}
              {complementary.length > 0 && (
                <button
                  type="button"
                  className={linkClass}
                  aria-busy={state === 'busy' || undefined}
                  onClick={() => void openBundle(bundleIds, shownVariantIds)}
                >
                  {state === 'failed' ? error.retry : messages.chooseTogether}
                </button>
              )}
            </span>
          </SectionHead>
          <p role="status" className={`${text.sm} ${text.falu}`}>
            {state === 'failed' && gridMessages.unreachable}
          </p>
          <ProductGrid products={cards} />
        </section>
      )}
      <RecentlyViewed id={product.id_product} />
    </>
  )
}

/**
 * Returns the cards of one row, without duplicates. Every card takes one column, so that the row has no gap. Leaves out
 * an incomplete row, unless it has complementary products, which customers can buy together.
 */
export function mergeRelatedRows({
  complementary,
  relatives,
  related,
}: Pick<ProductContent, 'complementary' | 'relatives' | 'related'>): ProductCard[] {
  const allCards = [...complementary, ...relatives, ...related]
  const cards = [...new Map(allCards.map((card) => [card.id_product, card])).values()].slice(0, cardsPerRow)
  return cards.length === cardsPerRow || complementary.length > 0
    ? cards.map((card) => ({ ...card, tile: 'single' }))
    : []
}
