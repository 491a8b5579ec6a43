import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import * as styles from './RadioCard.module.css'

interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> {
  title: ReactNode
  price?: ReactNode
  /** One line below the title. On a disabled card, the line gives the reason. */
  explanation?: ReactNode
  /** Displayed only while the card is chosen. */
  children?: ReactNode
}

/** The card needs a fieldset with a legend around it. */
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
