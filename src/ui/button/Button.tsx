import type { ButtonHTMLAttributes } from 'react'
import { getButtonClass, type ButtonVariant } from './getButtonClass'
import * as styles from './Button.module.css'
import { Icon } from '../figure/Icon'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  /** As wide as its place. */
  block?: boolean
  /** Its deed is under way: the label stays, further taps do nothing. */
  busy?: boolean
  /** The words that say it worked; the caller shows them for 1.6 s. */
  done?: string
}

/** A deed: while it is under way it is busy, and afterwards it may say that it worked. */
export function Button({
  variant = 'ink',
  block = false,
  busy,
  done,
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={getButtonClass(variant, block, `${styles.deed} ${className}`)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {done ? (
        <>
          <span className={styles.kept}>{children}</span>
          <span className={styles.done}>
            <Icon name="check" />
            {done}
          </span>
        </>
      ) : (
        children
      )}
    </button>
  )
}
