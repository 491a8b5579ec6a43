import { useEffect, useState } from 'react'
import type { Country } from '../../contract/catalogue'
import { extendDelivery } from '../../contract/extendDelivery'
import type { Delivery } from '../../contract/product'
import * as text from '../../ui/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import type { StockStatus } from '../variant/stockStatus'
import type { deliveryStations } from './lazy/deliveryStations'
import * as styles from './DeliveryPromise.module.css'

/** The sentence about stock, which also says why a button is off. */
export const supplyId = 'supply'

interface DeliveryPromiseProps {
  /** The maker, who begins on it when it is made to order. */
  brand: string
  supply: StockStatus
  delivery: Delivery
  /** Where the cart is delivered to; undefined: not known, at home. */
  country: Country | undefined
}

/**
 * When it will be there: a sentence, and a measure line in days or weeks. The days themselves come once the page runs
 * in a browser: a static page does not know what day it is read. What can't be had keeps the place, so that nothing
 * moves when that becomes known.
 */
export function DeliveryPromise({ brand, supply, delivery, country }: DeliveryPromiseProps) {
  const language = useLanguage()
  const { delivery: words, soldOutReason } = useWords('catalogue').product
  const [computeStations, setComputeStations] = useState<typeof deliveryStations | null>(null)
  useEffect(() => {
    import(/* webpackChunkName: "after" */ './lazy/deliveryStations').then(
      (chunk) => setComputeStations(() => chunk.deliveryStations),
      () => undefined,
    )
  }, [])

  const extraDays = country?.extra_days ?? 0
  const { unit, min, max } = extendDelivery(delivery, extraDays)
  const span = unit === 'weeks' ? words.weeks(min, max) : words.days(min, max)
  const inStock = supply.kind === 'in_stock' || supply.kind === 'few'
  const days = computeStations && computeStations(delivery, new Date(), language, extraDays)
  const arrival = days?.arrival.from ? words.range(days.arrival.from, days.arrival.until) : days?.arrival.until
  return (
    <div className={styles.promise}>
      <p id={supplyId} role="status" className={inStock ? text.pine : undefined}>
        {supply.kind === 'made_to_order' && words.madeToOrder(brand, span)}
        {supply.kind === 'in_stock' && words.fromStock(span)}
        {supply.kind === 'few' && words.fewLeft(supply.quantity, span)}
        {supply.kind === 'sold_out' && soldOutReason}
      </p>
      <ol className={inStock ? styles.inStock : undefined} hidden={supply.kind === 'sold_out'}>
        <li>
          {words.ordered}
          <span>{days?.ordered ?? words.today}</span>
        </li>
        <li>
          {words.ready}
          <span>{days ? words.around(days.ready) : '\u00a0'}</span>
        </li>
        <li>
          {words.withYou(country?.name ?? words.home)}
          <span>{arrival ?? span}</span>
        </li>
      </ol>
    </div>
  )
}
