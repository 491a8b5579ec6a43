import type { ProductCard } from '../../../contract/product'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import * as styles from './SwatchDots.module.css'

interface SwatchDotsProps {
  swatches: ProductCard['swatches']
  /** How many versions there are, for those who don't see the dots. */
  count: number
}

const mostDots = 5

/** The colours that a product comes in: five dots, then how many more. A product of one colour has none. */
export function SwatchDots({ swatches, count }: SwatchDotsProps) {
  const words = useWords('catalogue').wall
  const shown = swatches.length > 1 ? swatches.slice(0, mostDots) : []
  return (
    <span className={styles.dots}>
      {shown.map(({ hex }, index) => (
        <i key={index} style={{ background: hex }} />
      ))}
      {swatches.length > mostDots && <span aria-hidden="true">+{swatches.length - mostDots}</span>}
      {count > 1 && <VisuallyHidden>{words.versions(count)}</VisuallyHidden>}
    </span>
  )
}
