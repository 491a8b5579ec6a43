import { isOffered } from '../../../contract/links'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../../ui/button/PageLink'
import { PageError } from '../../../forms/PageError'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { findOrderCountry } from '../useOrder'
import { OrderListItem } from './OrderListItem'
import { useOrders } from './useOrders'
import { Button } from '../../../ui/button/Button'
import { MeasureLine } from '../../../ui/figure/MeasureLine'
import type { PictureFile } from '../../../ui/figure/Picture'
import { RoomBelow } from '../../../ui/figure/RoomBelow'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { SlowNote } from '../../../ui/status/SlowNote'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { Skeleton } from '../../../ui/status/Skeleton'
import * as text from '../../../ui/text.module.css'
import * as styles from './OrderList.module.css'

const useMessages = bringMessages('order')

interface OrderListProps {
  /** Shown below the message that replaces the list; null if the page has no picture. */
  room: PictureFile | null
}

export function OrderList({ room }: OrderListProps) {
  const messages = useMessages('order')
  const language = useLanguage()
  const { status, data: loadedOrders, retry, moreStatus, showMore } = useOrders()
  const joinedIds = loadedOrders ? loadedOrders.orders.map(({ id_order }) => id_order).join() : ''
  const previousCount = useRef(0)
  useEffect(() => {
    const shownIds = joinedIds.split(',')
    const firstNewId = previousCount.current > 0 ? shownIds[previousCount.current] : undefined
    previousCount.current = joinedIds ? shownIds.length : 0
    // The pressed button may have disappeared, so the first new order receives the focus.
    if (firstNewId) document.getElementById(`order-${firstNewId}`)?.focus()
  }, [joinedIds])

  if (status === 'failed') return <PageError message={messages.list.failed} onRetry={retry} room={room} isInAccount />
  if (!loadedOrders) return <OrdersLoading />
  const { orders, countries, lastPage } = loadedOrders
  if (orders.length === 0) {
    return (
      <>
        <div className={styles.empty}>
          <p className={text.lg}>{messages.list.empty}</p>
          <ButtonLink to={buildPath('homepage', language)}>{messages.list.start}</ButtonLink>
        </div>
        <RoomBelow room={room} isInAccount />
      </>
    )
  }
  return (
    <div>
      {orders.map((order) => (
        <OrderListItem key={order.id_order} order={order} country={findOrderCountry(order, countries)} />
      ))}
      {isOffered(lastPage, 'next') && (
        <MoreOrders
          shownCount={orders.length}
          total={Math.max(lastPage.total, orders.length)}
          status={moreStatus}
          onMore={() => showMore(lastPage)}
        />
      )}
    </div>
  )
}

interface MoreOrdersProps {
  shownCount: number
  total: number
  status: 'idle' | 'busy' | 'failed'
  onMore: () => void
}

function MoreOrders({ shownCount, total, status, onMore }: MoreOrdersProps) {
  const { list } = useMessages('order')
  return (
    <div className={`${styles.more} ${text.sm}`}>
      <p>{list.seen(shownCount, total)}</p>
      <MeasureLine value={shownCount} max={total} className={styles.line} />
      <ErrorNote>{status === 'failed' && list.moreFailed}</ErrorNote>
      <Button variant="ghost" isBusy={status === 'busy'} onClick={onMore}>
        {list.more}
      </Button>
    </div>
  )
}

function OrdersLoading() {
  const { list } = useMessages('order')
  return (
    <>
      <VisuallyHidden role="status">{list.loading}</VisuallyHidden>
      <SlowNote isBusy text={list.loading} />
      <div className={styles.loading} aria-hidden="true">
        <Skeleton width="min(100%, 24rem)" height="2rem" />
        <Skeleton height="3.5rem" />
        <Skeleton width="min(100%, 18rem)" height="7.5rem" />
        <Skeleton width="min(100%, 20rem)" height="1.25rem" />
      </div>
    </>
  )
}
