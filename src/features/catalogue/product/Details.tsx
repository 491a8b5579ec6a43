import type { ReactNode } from 'react'
import * as styles from './Details.module.css'

interface DetailsProps {
  title: string
  open?: boolean
  children: ReactNode
}

/** A row that unfolds, natively: it works before and without script. */
export function Details({ title, open, children }: DetailsProps) {
  return (
    <details className={styles.details} open={open}>
      <summary>
        {title}
        <svg width="20" height="20" aria-hidden="true">
          <path d="M4 10h12" />
          <path d="M10 4v12" />
        </svg>
      </summary>
      {children}
    </details>
  )
}
