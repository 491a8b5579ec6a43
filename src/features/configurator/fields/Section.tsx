import type { ReactNode } from 'react'
import { Icon } from '../../../ui/figure/Icon'
import * as styles from '../controls/controls.module.css'

interface SectionProps {
  title: string
  summary?: string
  children: ReactNode
}

export function Section({ title, summary, children }: SectionProps) {
  return (
    <details className={styles.section}>
      <summary>
        <h2>{title}</h2>
        {summary && <span className={styles.value}>{summary}</span>}
        <Icon name="down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
