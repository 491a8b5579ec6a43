import type { ReactNode } from 'react'
import { Icon, type IconName } from '../figure/Icon'
import * as styles from './Note.module.css'

interface NoteProps {
  variant?: 'fjord' | 'ok' | 'bad'
  icon?: IconName
  /** The live region role of a note that appears while the page is in use. */
  role?: 'alert' | 'status'
  className?: string
  children: ReactNode
}

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
