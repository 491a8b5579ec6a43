import type { ReactNode } from 'react'
import * as text from '../../../design/text.module.css'
import * as styles from './AccountHome.module.css'

interface HomeSectionProps {
  id: string
  title: string
  children: ReactNode
}

/** One part of the overview. */
export function HomeSection({ id, title, children }: HomeSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={text.xl}>
        {title}
      </h2>
      {children}
    </section>
  )
}
