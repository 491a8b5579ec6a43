import type { ReactNode } from 'react'
import * as styles from './Badge.module.css'

interface BadgeProps {
  look?: 'new' | 'sale' | 'chosen'
  className?: string
  children: ReactNode
}

/** The square sign in a picture's corner; the caller places it, one per picture. */
export function Badge({ look = 'new', className = '', children }: BadgeProps) {
  return <span className={`${styles.badge} ${look === 'new' ? '' : styles[look]} ${className}`.trim()}>{children}</span>
}
