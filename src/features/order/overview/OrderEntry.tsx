import type { Country } from '../../../contract/catalogue'
import type { Order } from '../../../contract/order'
import * as text from '../../../design/text.module.css'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { daysOf } from '../rules/daysOf'
import { isUnderWay } from '../rules/orderState'
import { stateInWords } from '../rules/stateInWords'
import { Timeline } from '../timeline/Timeline'
import * as styles from './OrderEntry.module.css'
import { OrderLinks } from './OrderLinks'
import { OrderPieces } from './OrderPieces'

interface OrderEntryProps {
  order: Order
  country: Country | null
}

/** One order of the list: where it stands, what is in it, and what can be done with it. */
export function OrderEntry({ order, country }: OrderEntryProps) {
  const words = useWords('order')
  const language = useLanguage()
  const days = daysOf(order, country, language)
  const waited = isUnderWay(order)
  const heading = `order-${order.id_order}`
  return (
    <article className={styles.order} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className={waited ? text.xl : text.lg} tabIndex={-1}>
          {stateInWords(order, days, words, language)}
        </h2>
        <p className={styles.about}>{words.list.about(order.number, formatDate(order.placed, language))}</p>
      </header>
      {waited && <Timeline order={order} days={days} />}
      <OrderPieces order={order} />
      <OrderLinks order={order} />
    </article>
  )
}
