import type { ReactNode } from 'react'
import { Icon, type IconName } from '../figure/Icon'
import * as styles from './Note.module.css'

interface NoteProps {
  variant?: 'fjord' | 'ok' | 'bad'
  icon?: IconName
  /** "alert" or "status", when it comes while the page is being read. */
  role?: 'alert' | 'status'
  className?: string
  children: ReactNode
}

/** A sentence on a tinted ground: a notice, good news or a fault. */
export function Note({
  variant = 'fjord',
  icon = variant === 'ok' ? 'check' : 'info',
  role,
  className = '',
  children,
}: NoteProps) {
  return (
    <div className={`${styles.note} ${variant === 'fjord' ? '' : styles[variant]} ${className}`.trim()} role={role}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
