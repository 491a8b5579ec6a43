import { Breadcrumb } from '../../ui/page/Breadcrumb'
import * as text from '../../ui/text.module.css'
import { useMessages } from '../../i18n/useMessages'
import type { PageContext } from '../../pageTable/pageContext'
import * as styles from './PlainPage.module.css'

export function PlainPage({ pageContext }: { pageContext: PageContext<unknown> }) {
  const { breadcrumbs, title, head } = pageContext
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb items={breadcrumbs} label={useMessages('frame').breadcrumb} />
      <h1 className={text.xxxl}>{title}</h1>
      {head.description && <p className={`${styles.lede} ${text.lg}`}>{head.description}</p>}
    </div>
  )
}
