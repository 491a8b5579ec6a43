import { useContext, useEffect } from 'react'
import type { Order } from '../../../contract/order'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { Picture } from '../../../ui/figure/Picture'
import { formatOrderState } from '../formatOrderState'
import { findDestination, formatArrival, type OrderDays } from '../orderDays'
import { ConfirmationNewsContext } from './ConfirmationHeading'
import * as styles from './Confirmation.module.css'

/** The maximum number of pictures in the row. */
const mostPictures = 6

/** Adds the thanks and the delivery days to the page's heading, above pictures of the ordered products. */
export function ConfirmationNews({ order, days }: { order: Order; days: OrderDays | null }) {
  const words = useWords('order')
  const language = useLanguage()
  const setNews = useContext(ConfirmationNewsContext)
  const thanks = words.thanks((order.delivery_address ?? order.invoice_address).firstname)
  const news =
    findDestination(order) === 'address' && days
      ? words.withYou(formatArrival(days, words, language))
      : formatOrderState(order, days, words, language)
  useEffect(() => {
    setNews(
      <>
        <span>{thanks}</span> <span>{news}</span>
      </>,
    )
    return () => setNews(null)
  }, [setNews, thanks, news])
  return (
    <ul className={styles.pictures} aria-hidden="true">
      {order.lines.slice(0, mostPictures).map((line) => (
        <li key={line.id_order_line}>
          <Picture picture={line.picture} sizes="240px" alt="" />
        </li>
      ))}
    </ul>
  )
}
