import * as styles from './Price.module.css'
import * as text from '../text.module.css'
import { VisuallyHidden } from './VisuallyHidden'

export interface PriceProps {
  /** For example "€ 289", "vanaf € 229" or "gratis". */
  amount: string
  /** The crossed-out price of a reduction, with the word that screen readers read before it ("Was"). */
  was?: { label: string; amount: string }
  /** The explanation of the crossed-out price: "Laagste prijs vorige 30 dagen: € 429". */
  lowest?: string
  /** The unit price: "4 × € 289". */
  unit?: string
}

export function Price({ amount, was, lowest, unit }: PriceProps) {
  return (
    <>
      <span className={was && text.falu}>{amount}</span>
      {was && (
        <>
          {' '}
          <VisuallyHidden>{was.label} </VisuallyHidden>
          <s className={text.stone}>{was.amount}</s>
        </>
      )}
      {unit && <span className={styles.small}>{unit}</span>}
      {lowest && <span className={styles.small}>{lowest}</span>}
    </>
  )
}
