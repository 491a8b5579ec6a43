import type { ReactNode } from 'react'
import * as styles from './Badge.module.css'

interface BadgeProps {
  variant?: 'new' | 'sale'
  className?: string
  children: ReactNode
}

/** A square label in the corner of a picture. A picture has at most one badge, and the parent positions it. */
export function Badge({ variant = 'new', className = '', children }: BadgeProps) {
  const classes = [styles.badge, variant !== 'new' && styles[variant], className].filter(Boolean).join(' ')
  return <span className={classes}>{children}</span>
}
