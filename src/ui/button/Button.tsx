import type { ButtonHTMLAttributes } from 'react'
import { getButtonClass, type ButtonVariant } from './getButtonClass'
import * as styles from './Button.module.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  isWide?: boolean
  /** Whether the action is in progress. The label remains visible, and further taps do nothing. */
  isBusy?: boolean
}

export function Button({
  variant = 'ink',
  isWide = false,
  isBusy,
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
      {children}
    </button>
  )
}
