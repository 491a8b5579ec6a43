import type { ButtonHTMLAttributes } from 'react'
import { getButtonClass, type ButtonVariant } from './getButtonClass'
import * as styles from './Button.module.css'
import { Icon } from '../figure/Icon'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  isWide?: boolean
  /** Whether the action is in progress. The label remains visible, and further taps do nothing. */
  isBusy?: boolean
  /** Replaces the label after the action. The parent clears this text after 1.6 s. */
  done?: string
}

export function Button({
  variant = 'ink',
  isWide = false,
  isBusy,
  done,
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={getButtonClass(variant, isWide, `${styles.action} ${className}`)}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {done ? (
        <>
          <span className={styles.label}>{children}</span>
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
