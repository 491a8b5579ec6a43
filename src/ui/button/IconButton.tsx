import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconName } from '../figure/Icon'
import * as styles from './IconButton.module.css'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName
  /** Says in words what the button does. */
  label: string
}

/** A button that shows only an icon; its label is for screen readers. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${className}`.trim()} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
