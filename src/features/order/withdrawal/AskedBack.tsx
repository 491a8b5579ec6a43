import type { Order } from '../../../contract/order'
import { Note } from '../../../design/Note'
import { PageLink } from '../../../design/PageLink'
import * as text from '../../../design/text.module.css'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { piecesInWords } from '../rules/piecesInWords'
import { askedBack } from '../rules/returnable'
import * as styles from './Withdrawal.module.css'

/** Which pieces go back, and what happens next. */
export function AskedBack({ order }: { order: Order }) {
  const words = useWords('order')
  const language = useLanguage()
  if (!order.withdrawal) return null
  return (
    <Note look="ok" role="status">
      <p>{words.withdrawal.asked(formatDate(order.withdrawal.requested, language))}</p>
      <ul className={styles.asked}>
        {askedBack(order).map((each) => (
          <li key={each.line.id_order_line}>{piecesInWords(each, words)}</li>
        ))}
      </ul>
      {order.status === 'cancelled' ? (
        <p>{words.withdrawal.cancelled}</p>
      ) : (
        <>
          <p>{words.withdrawal.next}</p>
          <PageLink to={pathOf('returns', language)} className={`${styles.how} ${text.link}`}>
            {words.withdrawal.how}
          </PageLink>
        </>
      )}
    </Note>
  )
}
