import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../../design/ButtonLink'
import { SectionError } from '../../../design/SectionError'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { countryOf } from '../countries'
import { MoreOrders } from './MoreOrders'
import { OrderEntry } from './OrderEntry'
import * as styles from './OrderList.module.css'
import { OrdersLoading } from './OrdersLoading'
import { useOrders } from './useOrders'

/** The customer's orders, the latest first. */
export function OrderList() {
  const words = useWords('order')
  const language = useLanguage()
  const { known, retry, more, showMore } = useOrders()
  const ids = typeof known === 'string' ? '' : known.orders.map(({ id_order }) => id_order).join()
  const before = useRef(0)
  useEffect(() => {
    const shown = ids.split(',')
    const firstNew = before.current > 0 ? shown[before.current] : undefined
    before.current = ids ? shown.length : 0
    // The button that was pressed may be gone; the list goes on with what is new.
    if (firstNew) document.getElementById(`order-${firstNew}`)?.focus()
  }, [ids])

  if (known === 'loading') return <OrdersLoading />
  if (known === 'failed') {
    return <SectionError message={words.list.failed} retry={words.errors.retry} onRetry={retry} />
  }
  const { orders, countries, last } = known
  if (orders.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{words.list.empty}</p>
        <ButtonLink to={pathOf('new', language)}>{words.list.start}</ButtonLink>
      </div>
    )
  }
  return (
    <div>
      {orders.map((order) => (
        <OrderEntry key={order.id_order} order={order} country={countryOf(order, countries)} />
      ))}
      {last._links.next && (
        <MoreOrders shown={orders.length} total={last.total} state={more} onMore={() => void showMore()} />
      )}
    </div>
  )
}
