import type { ReactNode } from 'react'
import * as styles from './Badge.module.css'

interface BadgeProps {
  look?: 'new' | 'sale'
  className?: string
  children: ReactNode
}

/** The square sign in a picture's corner; the caller places it, one per picture. */
export function Badge({ look = 'new', className = '', children }: BadgeProps) {
  const classes = [styles.badge, look !== 'new' && styles[look], className].filter(Boolean).join(' ')
  return <span className={classes}>{children}</span>
}
