import type { Country } from '../../../contract/catalogue'
import type { Order } from '../../../contract/order'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { translate } from '../../../i18n/languages'
import { bringMessages } from '../../../i18n/lateMessages'
import { OrderAgainResult, OrderAgainButton, useOrderAgain } from '../OrderAgainButton'
import { OrderDetails } from '../OrderDetails'
import { OrderItems } from '../OrderItems'
import { OrderTotals } from '../OrderTotals'
import { OrderQuestions } from '../OrderQuestions'
import { findDestination, computeOrderDeliveryDays } from '../orderDays'
import { findExpectedDays, formatOrderState } from '../formatOrderState'
import { Timeline } from '../Timeline'
import { listReturnableItems } from './useWithdrawal'
import { formatWithdrawalTitle, Withdrawal, withdrawalId } from './Withdrawal'
import { Icon } from '../../../ui/figure/Icon'
import { PageLink } from '../../../ui/button/PageLink'
import { useTitleNews } from '../../../ui/page/NewsTitle'
import { buildPath } from '../../../pageTable/paths'
import { invoiceQuery } from './invoiceRules'
import * as text from '../../../ui/text.module.css'
import * as styles from './OrderView.module.css'
import * as links from '../OrderLinks.module.css'

const useMessages = bringMessages('order')

interface OrderViewProps {
  order: Order
  country: Country | null
  /** Called with the API's response to a change to the order. */
  onChanged: (order: Order) => void
  /** Shows the invoice of a guest's order, which has no URL of its own; undefined for an order with a URL. */
  onShowInvoice?: () => void
}

/** Changes the page's heading to the state of the order. */
export function OrderView({ order, country, onChanged, onShowInvoice }: OrderViewProps) {
  const messages = useMessages('order')
  const language = useLanguage()
  const orderAgain = useOrderAgain(order)
  const destination = findDestination(order)
  const days = computeOrderDeliveryDays(order, country, language)
  const numberAndDate = messages.list.about(order.number, formatDate(order.placed, language))
  useTitleNews(
    formatOrderState(order, days, messages, language),
    order.status === 'cancelled' && order.withdrawal
      ? `${numberAndDate}. ${messages.withdrawal.refund}`
      : numberAndDate,
  )
  return (
    <div className={styles.order}>
      <div>
        <OrderActions order={order} orderAgain={orderAgain} onShowInvoice={onShowInvoice} />
        <OrderAgainResult {...orderAgain} />
      </div>
      <div className={styles.columns}>
        <div className={styles.lines}>
          <OrderItems
            lines={order.lines}
            days={findExpectedDays(order, days)}
            isPickedUp={destination === 'shop' || destination === 'point'}
          />
          {order.status !== 'cancelled' && <Timeline order={order} days={days} />}
        </div>
        <div className={styles.amounts}>
          <OrderTotals order={order} />
          <OrderDetails order={order} days={days} destination={destination} country={country} />
        </div>
        <div className={styles.more}>
          <Withdrawal order={order} onChanged={onChanged} />
          <OrderQuestions />
        </div>
      </div>
    </div>
  )
}

interface OrderActionsProps {
  order: Order
  orderAgain: ReturnType<typeof useOrderAgain>
  onShowInvoice?: () => void
}

export const invoiceLinkId = 'invoice-link'

function OrderActions({ order, orderAgain, onShowInvoice }: OrderActionsProps) {
  const messages = useMessages('order')
  const language = useLanguage()
  const orderPath = buildPath('my-order', language, { order: String(order.id_order) })
  const linkClass = `${links.link} ${text.link}`
  return (
    <div className={`${links.links} ${text.sm}`}>
      {order.tracking && (
        <a className={linkClass} href={order.tracking.href} rel="noreferrer">
          {messages.track}
          <Icon name="ne" size={15} />
        </a>
      )}
      <OrderAgainButton order={order} mutation={orderAgain} />
      {order.invoice && onShowInvoice && (
        <button type="button" id={invoiceLinkId} className={linkClass} onClick={onShowInvoice}>
          {messages.invoice.link}
        </button>
      )}
      {order.invoice && !onShowInvoice && (
        <PageLink id={invoiceLinkId} className={linkClass} to={orderPath + translate(invoiceQuery, language)}>
          {messages.invoice.link}
        </PageLink>
      )}
      {listReturnableItems(order).length > 0 && (
        <a className={linkClass} href={`#${withdrawalId}`}>
          {formatWithdrawalTitle(order, messages.withdrawal)}
        </a>
      )}
    </div>
  )
}
