import type { ReactNode } from 'react'
import { Icon } from '../../../ui/figure/Icon'
import * as styles from '../controls/controls.module.css'

interface SectionProps {
  title: string
  value?: string
  children: ReactNode
}

export function Section({ title, value, children }: SectionProps) {
  return (
    <details className={styles.section}>
      <summary>
        <h2>{title}</h2>
        {value && <span className={styles.value}>{value}</span>}
        <Icon name="down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
