import type { ReactNode } from 'react'
import { Breadcrumb } from '../../ui/page/Breadcrumb'
import * as text from '../../ui/text.module.css'
import { Wrap } from '../../ui/page/Wrap'
import { useWords } from '../../i18n/useWords'
import type { PageContext } from '../../pageTable/pageContext'
import type { PageText } from '../../pageTable/sources/shopContent'
import * as styles from './PlainPage.module.css'

export interface PlainPageProps {
  pageContext: PageContext<PageText | null>
  /** The content below the text. */
  children?: ReactNode
}

/** A text page: its breadcrumb, title, description and sections. */
export function PlainPage({ pageContext, children }: PlainPageProps) {
  const { breadcrumbs, title, head, content } = pageContext
  return (
    <Wrap className={styles.page}>
      <Breadcrumb items={breadcrumbs} label={useWords('frame').breadcrumb} />
      <h1 className={text.xxxl}>{title}</h1>
      {head.description && <p className={`${styles.lede} ${text.lg}`}>{head.description}</p>}
      {content?.sections.map((section) => (
        <section key={section.heading} className={styles.section}>
          <h2 className={text.xl}>{section.heading}</h2>
          <p>{section.text}</p>
        </section>
      ))}
      {children}
    </Wrap>
  )
}
