import type { ReactNode } from 'react'
import { Breadcrumb } from '../../design/Breadcrumb'
import * as text from '../../design/text.module.css'
import { Wrap } from '../../design/Wrap'
import { useWords } from '../../i18n/useWords'
import type { PageContext } from '../../pageTable/pageContext'
import { LetterContext } from './letter/LetterContext'
import { useLetter } from './letter/useLetter'
import * as styles from './NewsletterPage.module.css'

interface NewsletterPageProps {
  page: PageContext
  /** What needs the shop. */
  children: ReactNode
}

/** What of the newsletter's page stands there before the shop has come; it takes the letter out of the address. */
export function NewsletterPage({ page, children }: NewsletterPageProps) {
  const letter = useLetter()
  return (
    <Wrap className={styles.page}>
      <Breadcrumb items={page.breadcrumbs} label={useWords('frame').breadcrumb} />
      <div className={styles.columns}>
        <div>
          <h1 className={text.xxxl}>{page.title}</h1>
          <p className={text.lg}>{page.head.description}</p>
        </div>
        <div className={styles.place}>
          <LetterContext.Provider value={letter}>{children}</LetterContext.Provider>
        </div>
      </div>
    </Wrap>
  )
}
