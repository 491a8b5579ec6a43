import type { Country } from '../../../contract/catalogue'
import type { Order } from '../../../contract/order'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { translate } from '../../../i18n/languages'
import { bringMessages } from '../../../i18n/lateMessages'
import { computeOrderDeliveryDays } from '../orderDays'
import { formatOrderState, isInProgress } from '../formatOrderState'
import { Timeline } from '../Timeline'
import { OrderItemsSummary } from './OrderItemsSummary'
import { Icon } from '../../../ui/figure/Icon'
import { PageLink } from '../../../ui/button/PageLink'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { buildPath } from '../../../pageTable/paths'
import { OrderAgainResult, OrderAgainButton, useOrderAgain } from '../OrderAgainButton'
import { invoiceQuery } from '../detail/invoiceRules'
import * as text from '../../../ui/text.module.css'
import * as styles from './OrderListItem.module.css'
import * as links from '../OrderLinks.module.css'

const useMessages = bringMessages('order')

interface OrderListItemProps {
  order: Order
  country: Country | null
}

export function OrderListItem({ order, country }: OrderListItemProps) {
  const messages = useMessages('order')
  const language = useLanguage()
  const days = computeOrderDeliveryDays(order, country, language)
  const hasTimeline = isInProgress(order)
  const headingId = `order-${order.id_order}`
  return (
    <article className={styles.order} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={hasTimeline ? text.xl : text.lg} tabIndex={-1}>
          {formatOrderState(order, days, messages, language)}
        </h2>
        <p className={`${styles.about} ${text.sm} ${text.stone}`}>
          {messages.list.about(order.number, formatDate(order.placed, language))}
        </p>
      </header>
      {hasTimeline && <Timeline order={order} days={days} />}
      <OrderItemsSummary order={order} />
      <OrderLinks order={order} />
    </article>
  )
}

/** Each link contains the order's number for screen readers. */
function OrderLinks({ order }: { order: Order }) {
  const messages = useMessages('order')
  const language = useLanguage()
  const orderAgain = useOrderAgain(order)
  const orderPath = buildPath('my-order', language, { order: String(order.id_order) })
  const orderNumber = <VisuallyHidden>{messages.number(order.number)}</VisuallyHidden>
  const linkClass = `${links.link} ${text.link}`
  return (
    <>
      <div className={`${links.links} ${text.sm}`}>
        <PageLink className={linkClass} to={orderPath}>
          {messages.list.details} {orderNumber}
        </PageLink>
        <OrderAgainButton order={order} mutation={orderAgain} />
        {order.invoice && (
          <PageLink className={linkClass} to={orderPath + translate(invoiceQuery, language)}>
            {messages.invoice.link} {orderNumber}
          </PageLink>
        )}
        {order.tracking && (
          <a className={linkClass} href={order.tracking.href} rel="noreferrer">
            {messages.track} {orderNumber}
            <Icon name="ne" size={15} />
          </a>
        )}
      </div>
      <OrderAgainResult {...orderAgain} />
    </>
  )
}
