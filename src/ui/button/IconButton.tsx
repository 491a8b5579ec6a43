import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconName } from '../figure/Icon'
import * as styles from './IconButton.module.css'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName
  /** What it does, in words. */
  label: string
}

/** A button that is an icon alone; its words are for a screen reader. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${className}`.trim()} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
