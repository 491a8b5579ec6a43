import type { ComponentProps } from 'react'
import { SectionHead } from '../../../design/SectionHead'
import { ProductWall } from '../wall/ProductWall'
import * as styles from './ProductList.module.css'

interface ProductListProps extends ComponentProps<typeof ProductWall> {
  title?: string
}

/** A wall as a section of a page, with a heading or, right under the page's own, without. */
export function ProductList({ title, ...wall }: ProductListProps) {
  return (
    <section className={`wrap ${title ? styles.titled : styles.list}`}>
      {title && <SectionHead title={title} />}
      <ProductWall {...wall} />
    </section>
  )
}
