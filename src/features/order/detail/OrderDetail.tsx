import type { Country } from '../../../contract/catalogue'
import type { Order } from '../../../contract/order'
import * as text from '../../../design/text.module.css'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { AgainResult } from '../again/AgainResult'
import { useOrderAgain } from '../again/useOrderAgain'
import { OrderDetails } from '../OrderDetails'
import { OrderLines } from '../OrderLines'
import { OrderTotals } from '../OrderTotals'
import { Questions } from '../Questions'
import { daysOf } from '../rules/daysOf'
import { comingDays, stateInWords } from '../rules/stateInWords'
import { Timeline } from '../timeline/Timeline'
import { whereTo } from '../whereTo'
import { Withdrawal } from '../withdrawal/Withdrawal'
import { OrderDeeds } from './OrderDeeds'
import * as styles from './OrderDetail.module.css'

interface OrderDetailProps {
  order: Order
  country: Country | null
  /** The order as the shop has it after a change. */
  onChanged: (order: Order) => void
  /** Shows the invoice of an order that has no address of its own. */
  onInvoice?: () => void
}

/** Everything about one order, and what can be done with it as far as its links go. */
export function OrderDetail({ order, country, onChanged, onInvoice }: OrderDetailProps) {
  const words = useWords('order')
  const language = useLanguage()
  const again = useOrderAgain(order)
  const place = whereTo(order)
  const days = daysOf(order, country, language)
  return (
    <div className={styles.order}>
      <header className={styles.head}>
        <h2 id="order" className={text.xl} tabIndex={-1}>
          {stateInWords(order, days, words, language)}
        </h2>
        <p className={styles.about}>{words.list.about(order.number, formatDate(order.placed, language))}</p>
      </header>
      {order.status !== 'cancelled' && <Timeline order={order} days={days} />}
      <div>
        <OrderDeeds order={order} again={again} onInvoice={onInvoice} />
        <AgainResult {...again} />
      </div>
      <div className={styles.columns}>
        <OrderLines lines={order.lines} days={comingDays(order, days)} pickedUp={place !== 'address'} />
        <div className={styles.amounts}>
          <OrderTotals order={order} />
        </div>
        <div className={styles.more}>
          <OrderDetails order={order} place={place} country={country} />
          <Withdrawal order={order} onChanged={onChanged} />
          <Questions />
        </div>
      </div>
    </div>
  )
}
