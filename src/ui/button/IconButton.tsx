import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconName } from '../figure/Icon'
import * as styles from './IconButton.module.css'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName
  /** The name of the action for screen readers. */
  label: string
}

export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${className}`.trim()} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
