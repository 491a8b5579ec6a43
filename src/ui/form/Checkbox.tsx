import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import * as styles from './Checkbox.module.css'
import { Icon } from '../figure/Icon'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  id: string
  children: ReactNode
  error?: string
}

/** The error is above the checkbox, where the bar at the bottom of a small screen cannot cover the error. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { id, children, error, className, ...rest },
  ref,
) {
  return (
    <div className={className}>
      {error && (
        <p id={`${id}-help`} className={styles.error}>
          <Icon name="info" size={15} />
          {error}
        </p>
      )}
      <label className={styles.checkbox}>
        <input
          ref={ref}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-help` : undefined}
          {...rest}
        />
        <span>{children}</span>
      </label>
    </div>
  )
})
