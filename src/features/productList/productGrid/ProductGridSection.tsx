import type { ProductCard } from '../../../contract/product'
import { SectionHead } from '../../../ui/page/SectionHead'
import { ProductGrid } from './ProductGrid'
import * as styles from './ProductGridSection.module.css'

export function ProductGridSection({ title, products }: { title: string; products: readonly ProductCard[] }) {
  return (
    <section className={`wrap ${styles.section}`}>
      <SectionHead title={title} />
      <ProductGrid products={products} />
    </section>
  )
}
