import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import * as styles from './RadioCard.module.css'

interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> {
  title: ReactNode
  price?: ReactNode
  /** One line below the title. On a disabled card, the line gives the reason. */
  explanation?: ReactNode
  /** The content inside the card, displayed only while the card is chosen. */
  children?: ReactNode
}

/** An option in a fieldset with a legend. */
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
