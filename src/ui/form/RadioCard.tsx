import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import * as styles from './RadioCard.module.css'

interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> {
  title: ReactNode
  /** At the right: what it costs. */
  price?: ReactNode
  /** One line below; of a disabled card the reason. */
  explanation?: ReactNode
  /** What unfolds inside the card while it is chosen. */
  children?: ReactNode
}

/** One of several ways: stands in a fieldset with its legend. */
export const RadioCard = forwardRef<HTMLInputElement, RadioCardProps>(function RadioCard(
  { title, price, explanation, children, ...rest },
  ref,
) {
  return (
    <div className={styles.card}>
      <label className={styles.row}>
        <input ref={ref} type="radio" className={styles.dot} {...rest} />
        <span>{title}</span>
        <span>{price}</span>
        {explanation && <span className={styles.below}>{explanation}</span>}
      </label>
      {children && <div className={styles.inside}>{children}</div>}
    </div>
  )
})
