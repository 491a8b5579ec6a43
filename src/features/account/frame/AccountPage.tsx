import type { ReactNode } from 'react'
import { Breadcrumb } from '../../../ui/page/Breadcrumb'
import * as print from '../../../ui/page/print.module.css'
import * as text from '../../../ui/text.module.css'
import { NoScriptNote } from '../../../forms/NoScriptNote'
import { Wrap } from '../../../ui/page/Wrap'
import { useWords } from '../../../i18n/useWords'
import type { PageContext } from '../../../pageTable/pageContext'
import * as styles from './AccountPage.module.css'

interface AccountPageProps {
  page: PageContext
  /** The heading, if it differs from the page's title. */
  title?: ReactNode
  /** The content that needs the store. */
  children: ReactNode
}

/** The breadcrumb and the heading appear before the store has started. */
export function AccountPage({ page, title = page.title, children }: AccountPageProps) {
  return (
    <Wrap className={print.alone}>
      <Breadcrumb items={page.breadcrumbs} label={useWords('frame').breadcrumb} />
      <h1 className={`${styles.title} ${text.xxxl}`}>{title}</h1>
      <NoScriptNote />
      {children}
    </Wrap>
  )
}
