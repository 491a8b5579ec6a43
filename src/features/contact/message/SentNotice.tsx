import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/Button'
import { FocusedStatus } from '../../../ui/status/FocusedStatus'
import * as text from '../../../ui/text.module.css'
import * as styles from './ContactForm.module.css'

interface SentNoticeProps {
  title: string
  againLabel: string
  onAgain: () => void
  children: ReactNode
}

export function SentNotice({ title, againLabel, onAgain, children }: SentNoticeProps) {
  return (
    <FocusedStatus className={styles.sent}>
      <h2 className={text.xl}>{title}</h2>
      {children}
      <div>
        <Button variant="ghost" onClick={onAgain}>
          {againLabel}
        </Button>
      </div>
    </FocusedStatus>
  )
}
