import type { ComponentProps } from 'react'
import { SectionHead } from '../../../ui/page/SectionHead'
import { ProductGrid } from './ProductGrid'
import * as styles from './ProductGridSection.module.css'

interface ProductGridSectionProps extends ComponentProps<typeof ProductGrid> {
  title?: string
}

/** A section directly below the page's heading needs no title. */
export function ProductGridSection({ title, ...grid }: ProductGridSectionProps) {
  return (
    <section className={`wrap ${title ? styles.titled : styles.list}`}>
      {title && <SectionHead title={title} />}
      <ProductGrid {...grid} />
    </section>
  )
}
