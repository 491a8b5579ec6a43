import { useEffect, useState } from 'react'
import type { Delivery } from '../../../contract/product'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import type { StockWord } from '../wall/stockWord'
import { deliveryStations, type DeliveryStations } from './deliveryStations'
import * as styles from './DeliveryPromise.module.css'

interface DeliveryPromiseProps {
  /** The maker, who begins on it when it is made to order. */
  brand: string
  supply: Exclude<StockWord, { kind: 'sold_out' }>
  delivery: Delivery
}

/**
 * When it will be there: a sentence, and a measure line in days or weeks. The days themselves come once the page runs
 * in a browser: a static page does not know what day it is read.
 */
export function DeliveryPromise({ brand, supply, delivery }: DeliveryPromiseProps) {
  const language = useLanguage()
  const words = useWords('catalogue').product.delivery
  const [today, setToday] = useState<Date | null>(null)
  useEffect(() => setToday(new Date()), [])

  const { unit, min, max } = delivery
  const span = unit === 'weeks' ? words.weeks(min, max) : words.days(min, max)
  const inStock = supply.kind !== 'made_to_order'
  const days: DeliveryStations | null = today && deliveryStations(delivery, today, language)
  const arrival = days?.arrival.from ? words.range(days.arrival.from, days.arrival.until) : days?.arrival.until
  return (
    <div className={styles.promise}>
      <p className={inStock ? text.pine : undefined}>
        {supply.kind === 'made_to_order' && words.madeToOrder(brand, span)}
        {supply.kind === 'in_stock' && words.fromStock(span)}
        {supply.kind === 'few' && words.fewLeft(supply.pieces, span)}
      </p>
      <ol className={inStock ? styles.inStock : undefined}>
        <li>
          {words.ordered}
          <span>{days?.ordered ?? words.today}</span>
        </li>
        <li>
          {words.ready}
          <span>{days ? words.around(days.ready) : '\u00a0'}</span>
        </li>
        <li>
          {words.withYou}
          <span>{arrival ?? span}</span>
        </li>
      </ol>
    </div>
  )
}
