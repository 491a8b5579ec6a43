import type { ReactNode } from 'react'
import { PageLink } from '../../../ui/button/PageLink'
import { TextLink } from '../../../ui/button/TextLink'
import { SectionError } from '../../../ui/status/SectionError'
import { Skeleton } from '../../../ui/status/Skeleton'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { findOrderCountry } from '../useOrder'
import { computeOrderDeliveryDays } from '../orderDays'
import { formatOrderState, isInProgress } from '../formatOrderState'
import { Timeline } from '../Timeline'
import { OrderItemsSummary } from './OrderItemsSummary'
import { useOrders } from './useOrders'
import * as text from '../../../ui/text.module.css'
import * as styles from './OrderList.module.css'
import * as links from '../OrderLinks.module.css'

const useMessages = bringMessages('order')

interface LatestOrderProps {
  /** A customer without orders does not see the link. */
  allOrdersLink: ReactNode
}

/** The account overview provides the heading. */
export function LatestOrder({ allOrdersLink }: LatestOrderProps) {
  const messages = useMessages('order')
  const language = useLanguage()
  const { error: frameMessages } = useMessages('frame')
  const { status, data: loadedOrders, retry } = useOrders()
  if (status === 'failed')
    return <SectionError message={messages.list.failed} retry={frameMessages.retry} onRetry={retry} />
  if (!loadedOrders)
    return (
      <div data-loading>
        <Skeleton height="10rem" />
      </div>
    )
  const [order] = loadedOrders.orders
  if (!order) {
    return (
      <>
        <p data-no-orders>{messages.list.none}</p>
        <TextLink to={buildPath('homepage', language)} className={text.sm}>
          {messages.list.start}
        </TextLink>
      </>
    )
  }
  const days = computeOrderDeliveryDays(order, findOrderCountry(order, loadedOrders.countries), language)
  return (
    <div className={styles.latest}>
      <p className={text.xxl}>{formatOrderState(order, days, messages, language)}</p>
      <p className={`${text.sm} ${text.stone}`}>
        {messages.list.about(order.number, formatDate(order.placed, language))}
      </p>
      {isInProgress(order) && <Timeline order={order} days={days} />}
      <OrderItemsSummary order={order} />
      <div className={links.links}>
        <PageLink
          className={`${links.link} ${text.link}`}
          to={buildPath('my-order', language, { order: String(order.id_order) })}
        >
          {messages.list.details}
        </PageLink>
        {allOrdersLink}
      </div>
    </div>
  )
}
