import { PageLink } from '../../../design/PageLink'
import { SectionError } from '../../../design/SectionError'
import { Skeleton } from '../../../design/Skeleton'
import * as text from '../../../design/text.module.css'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { countryOf } from '../countries'
import { daysOf } from '../rules/daysOf'
import { stateInWords } from '../rules/stateInWords'
import * as styles from './OrderList.module.css'
import * as links from './OrderLinks.module.css'
import { OrderPieces } from './OrderPieces'
import { useOrders } from './useOrders'

/** The latest order in short, for the overview of an account, under a heading of that page. */
export function LatestOrder() {
  const words = useWords('order')
  const language = useLanguage()
  const { known, retry } = useOrders()
  if (known === 'loading') return <Skeleton height="10rem" />
  if (known === 'failed') {
    return <SectionError message={words.list.failed} retry={words.errors.retry} onRetry={retry} />
  }
  const [order] = known.orders
  if (!order) return <p>{words.list.none}</p>
  const days = daysOf(order, countryOf(order, known.countries), language)
  return (
    <div className={styles.latest}>
      <p className={text.lg}>{stateInWords(order, days, words, language)}</p>
      <p className={`${text.sm} ${text.stone}`}>{words.list.about(order.number, formatDate(order.placed, language))}</p>
      <OrderPieces order={order} />
      <div>
        <PageLink
          className={`${links.link} ${text.sm} ${text.link}`}
          to={pathOf('my-order', language, { order: String(order.id_order) })}
        >
          {words.list.details}
        </PageLink>
      </div>
    </div>
  )
}
