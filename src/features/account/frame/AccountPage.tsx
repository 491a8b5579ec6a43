import type { ReactNode } from 'react'
import { Breadcrumb } from '../../../ui/page/Breadcrumb'
import { NewsTitle } from '../../../ui/page/NewsTitle'
import * as print from '../../../ui/page/print.module.css'
import * as text from '../../../ui/text.module.css'
import { NoScriptNote } from '../../../forms/NoScriptNote'
import { useMessages } from '../../../i18n/useMessages'
import type { PageContext } from '../../../pageTable/pageContext'
import { AccountRoom, ColumnBesideRoom } from './ColumnBesideRoom'
import * as styles from './AccountPage.module.css'

interface AccountPageProps {
  page: PageContext
  /** Given if the heading differs from the page's title. */
  title?: ReactNode
  /** True if the content replaces the heading with news of up to three lines. */
  hasLongNews?: boolean
  /** True if the content is always a form for logged-out users, beside which the page shows its picture of a room. */
  isForm?: boolean
  children: ReactNode
}

/** The static HTML contains the breadcrumb, the heading and the picture beside a form. */
export function AccountPage({
  page,
  title = page.title,
  hasLongNews = false,
  isForm = false,
  children,
}: AccountPageProps) {
  const room = page.room ?? null
  return (
    <div className={`wrap ${print.alone}`}>
      <Breadcrumb items={page.breadcrumbs} label={useMessages('frame').breadcrumb} />
      <NewsTitle title={title} className={`${styles.title} ${hasLongNews ? `${styles.long} ${text.xxl}` : text.xxxl}`}>
        <NoScriptNote />
        {isForm ? (
          <ColumnBesideRoom room={room}>{children}</ColumnBesideRoom>
        ) : (
          <AccountRoom.Provider value={room}>{children}</AccountRoom.Provider>
        )}
      </NewsTitle>
    </div>
  )
}
