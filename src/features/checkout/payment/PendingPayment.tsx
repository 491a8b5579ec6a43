import { Note } from '../../../ui/status/Note'
import { PageLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { usePendingPayment } from '../../../store/checkout/usePendingPayment'
import * as text from '../../../ui/text.module.css'
import * as styles from './PendingPayment.module.css'

const useMessages = bringMessages('common')

/** The payment was started for this cart and is still pending. */
export function PendingPayment() {
  const { payment: messages } = useMessages('common')
  const language = useLanguage()
  if (!usePendingPayment()) return null
  return (
    <Note className={styles.pending} role="status">
      {messages.pending}{' '}
      <PageLink to={buildPath('checkout-status', language)} className={text.link}>
        {messages.checkStatus}
      </PageLink>
    </Note>
  )
}
