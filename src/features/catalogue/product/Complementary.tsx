import type { ProductCard } from '../../../contract/product'
import { SectionHead } from '../../../design/SectionHead'
import * as text from '../../../design/text.module.css'
import { useWords } from '../../../i18n/useWords'
import { useCombinationPanel } from '../combination/useCombinationPanel'
import { ProductWall } from '../wall/ProductWall'
import * as styles from './Complementary.module.css'

interface ComplementaryProps {
  /** The piece of the page, by `id_product`. */
  id: number
  products: readonly ProductCard[]
}

/** What goes with the piece of the page, and the way to choose them together. */
export function Complementary({ id, products }: ComplementaryProps) {
  const { product: words, wall } = useWords('catalogue')
  const { state, openCombination } = useCombinationPanel()
  const ids = [id, ...products.map(({ id_product }) => id_product)]
  return (
    <section className={`wrap ${styles.section}`}>
      <SectionHead title={words.complementary}>
        <button
          type="button"
          className={`${styles.together} ${text.sm} ${text.link}`}
          aria-busy={state === 'busy' || undefined}
          onClick={() => void openCombination(ids)}
        >
          {state === 'failed' ? words.retry : words.chooseTogether}
        </button>
      </SectionHead>
      <p role="status" className={`${text.sm} ${text.falu}`}>
        {state === 'failed' && wall.unreachable}
      </p>
      <ProductWall products={products} />
    </section>
  )
}
