import { useEffect, useState } from 'react'
import type { Country } from '../../contract/catalogue'
import { extendDelivery } from '../../contract/extendDelivery'
import type { Delivery } from '../../contract/product'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import type { StockStatus } from '../variant/stockStatus'
import type { computeDeliveryStations } from './lazy/computeDeliveryStations'
import * as stations from '../../ui/figure/stations.module.css'
import * as text from '../../ui/text.module.css'
import * as styles from './DeliveryPromise.module.css'

/** The button that adds to the cart refers to this id with `aria-describedby`. */
export const stockMessageId = 'supply'

interface DeliveryPromiseProps {
  brand: string
  stockStatus: Exclude<StockStatus, { kind: 'sold_out' }>
  delivery: Delivery
  /** The country to which the cart is delivered, if it is known. */
  country: Country | undefined
}

/** The browser fills in the dates, which depend on the day of the visit. */
export function DeliveryPromise({ brand, stockStatus, delivery, country }: DeliveryPromiseProps) {
  const language = useLanguage()
  const messages = useMessages('catalogue').product.delivery
  const [computeStations, setComputeStations] = useState<typeof computeDeliveryStations | null>(null)
  useEffect(() => {
    import(/* webpackChunkName: "after" */ './lazy/computeDeliveryStations').then(
      (chunk) => setComputeStations(() => chunk.computeDeliveryStations),
      () => undefined,
    )
  }, [])

  const extraDays = country?.extra_days ?? 0
  const { unit, min, max } = extendDelivery(delivery, extraDays)
  const timeSpan = unit === 'weeks' ? messages.weeks(min, max) : messages.days(min, max)
  const isInStock = stockStatus.kind === 'in_stock' || stockStatus.kind === 'few'
  const stationDates = computeStations?.(delivery, new Date(), language, extraDays)
  const arrival = stationDates?.arrival.from
    ? messages.range(stationDates.arrival.from, stationDates.arrival.until)
    : stationDates?.arrival.until
  return (
    <div className={styles.promise}>
      <p id={stockMessageId} role="status" className={`${text.sm} ${isInStock ? text.pine : ''}`}>
        {stockStatus.kind === 'made_to_order' && messages.madeToOrder(brand, timeSpan)}
        {stockStatus.kind === 'in_stock' && messages.fromStock(timeSpan)}
        {stockStatus.kind === 'few' && messages.fewLeft(stockStatus.quantity, timeSpan)}
      </p>
      <ol className={`${stations.stations} ${text.xxs} ${isInStock ? styles.inStock : ''}`}>
        <li>
          {messages.ordered}
          <span>{stationDates?.ordered ?? messages.today}</span>
        </li>
        <li>
          {messages.ready}
          <span>{stationDates?.ready ?? '\u00a0'}</span>
        </li>
        <li>
          {messages.withYou(country?.name ?? messages.home)}
          <span>{arrival ?? timeSpan}</span>
        </li>
      </ol>
    </div>
  )
}
