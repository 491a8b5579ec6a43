import type { ReactNode } from 'react'
import * as styles from './Badge.module.css'

interface BadgeProps {
  variant?: 'new' | 'sale'
  className?: string
  children: ReactNode
}

/** The square sign in a picture's corner; the caller places it, one per picture. */
export function Badge({ variant = 'new', className = '', children }: BadgeProps) {
  const classes = [styles.badge, variant !== 'new' && styles[variant], className].filter(Boolean).join(' ')
  return <span className={classes}>{children}</span>
}
