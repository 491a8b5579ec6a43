import type { ReactNode } from 'react'
import { NoScriptNote } from '../../../forms/NoScriptNote'
import { useHeadings } from '../../../i18n/headings'
import { NewsTitle } from '../../../ui/page/NewsTitle'
import { Skeleton } from '../../../ui/status/Skeleton'
import * as text from '../../../ui/text.module.css'
import * as styles from './Confirmation.module.css'

export function ConfirmationPage({ children }: { children: ReactNode }) {
  return (
    <NewsTitle title={useHeadings().confirmation} className={`${styles.title} ${text.xxl}`}>
      <NoScriptNote />
      {children}
    </NewsTitle>
  )
}

export function ConfirmationPlaceholder() {
  return (
    <div className={`${styles.page} ${styles.loading}`} aria-hidden="true">
      <Skeleton height="24rem" />
    </div>
  )
}
