import type { ComponentProps } from 'react'
import { SectionHead } from '../../../ui/page/SectionHead'
import { ProductGrid } from './ProductGrid'
import * as styles from './ProductGridSection.module.css'

interface ProductGridSectionProps extends ComponentProps<typeof ProductGrid> {
  title?: string
}

/** A grid as a section of a page, with a heading or, right under the page's own, without. */
export function ProductGridSection({ title, ...grid }: ProductGridSectionProps) {
  return (
    <section className={`wrap ${title ? styles.titled : styles.list}`}>
      {title && <SectionHead title={title} />}
      <ProductGrid {...grid} />
    </section>
  )
}
