import type { ReactNode } from 'react'
import { NoScriptNote } from '../../../../forms/NoScriptNote'
import { useMessages } from '../../../../i18n/useMessages'
import type { PageContext } from '../../../../pageTable/pageContext'
import { Breadcrumb } from '../../../../ui/page/Breadcrumb'
import { Skeleton } from '../../../../ui/status/Skeleton'
import * as text from '../../../../ui/text.module.css'
import * as styles from './GiftlistCreation.module.css'

export function CreateGiftlistPage({ page, children }: { page: PageContext; children: ReactNode }) {
  return (
    <div className="wrap">
      <Breadcrumb items={page.breadcrumbs} label={useMessages('frame').breadcrumb} />
      <div className={styles.top}>
        <h1 className={text.xxxl}>{page.title}</h1>
        {page.head.description && <p className={`${styles.lede} ${text.lg}`}>{page.head.description}</p>}
      </div>
      <NoScriptNote />
      {children}
    </div>
  )
}

export function CreateGiftlistPlaceholder() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.column}>
        <Skeleton height="26rem" />
        <Skeleton height="3.25rem" />
      </div>
      <Skeleton height="22rem" />
    </div>
  )
}
