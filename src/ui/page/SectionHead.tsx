import type { ReactNode } from 'react'
import * as styles from './SectionHead.module.css'
import * as text from '../text.module.css'

interface SectionHeadProps {
  title: ReactNode
  id?: string
  /** A link at the right: "Toon alles". */
  children?: ReactNode
}

export function SectionHead({ title, id, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={text.xl}>
        {title}
      </h2>
      {children}
    </div>
  )
}
