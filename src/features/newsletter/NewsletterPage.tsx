import type { ReactNode } from 'react'
import { RoomBelow } from '../../ui/figure/RoomBelow'
import { Breadcrumb } from '../../ui/page/Breadcrumb'
import { useMessages } from '../../i18n/useMessages'
import type { PageContext } from '../../pageTable/pageContext'
import { Skeleton } from '../../ui/status/Skeleton'
import * as text from '../../ui/text.module.css'
import * as styles from './NewsletterPage.module.css'

interface NewsletterPageProps {
  page: PageContext
  /** A page without a form has only the question of an email link. */
  hasForm: boolean
  children: ReactNode
}

export function NewsletterPage({ page, hasForm, children }: NewsletterPageProps) {
  return (
    <div className="wrap">
      <Breadcrumb items={page.breadcrumbs} label={useMessages('frame').breadcrumb} />
      <div className={styles.columns}>
        <div>
          <h1 className={text.xxxl}>{page.title}</h1>
          <p className={text.lg}>{page.head.description}</p>
        </div>
        <div className={`${styles.place} ${hasForm ? '' : styles.question}`}>{children}</div>
      </div>
      <RoomBelow room={page.room ?? null} />
    </div>
  )
}

export function NewsletterPlaceholder({ hasForm }: Pick<NewsletterPageProps, 'hasForm'>) {
  return (
    <div className={styles.shape} aria-hidden="true">
      <Skeleton height="3.25rem" />
      <Skeleton height="3.25rem" />
      {hasForm && <Skeleton height="3.25rem" />}
    </div>
  )
}
