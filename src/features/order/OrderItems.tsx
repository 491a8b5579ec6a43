import type { OrderLine } from '../../contract/order'
import type { Arrival } from '../../contract/findArrival'
import { goesToCustomer } from '../../contract/giftDestination'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { bringMessages } from '../../i18n/lateMessages'
import { type OrderDays, formatArrival, canStillArrive } from './orderDays'
import { getUnitPrice } from '../../contract/money'
import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMoney } from '../../i18n/money'
import { buildSkuPath } from '../../pageTable/paths'
import { GiftItemNotes } from '../giftlist/lines/GiftItemNotes'
import type { Language } from '../../i18n/languages'
import type { Areas } from '../../i18n/messages'
import * as pictureRow from '../../ui/pictureRow.module.css'
import * as text from '../../ui/text.module.css'
import * as styles from './OrderItems.module.css'

const useMessages = bringMessages('order')

interface OrderItemsProps {
  lines: readonly OrderLine[]
  days: OrderDays | null
  isPickedUp: boolean
}

export function OrderItems({ lines, days, isPickedUp }: OrderItemsProps) {
  const messages = useMessages('order')
  const shownDays = days && hasItemWithOtherDays(lines, days) ? days : null
  return (
    <section aria-labelledby="order-lines">
      <VisuallyHidden as="h2" id="order-lines">
        {messages.lines}
      </VisuallyHidden>
      <ul>
        {lines.map((line) => (
          <OrderedItem key={line.id_order_line} line={line} days={shownDays} isPickedUp={isPickedUp} />
        ))}
      </ul>
    </section>
  )
}

interface OrderedItemProps {
  line: OrderLine
  days: OrderDays | null
  isPickedUp: boolean
}

function OrderedItem({ line, days, isPickedUp }: OrderedItemProps) {
  const messages = useMessages('order')
  const language = useLanguage()
  const formatEuro = useMoney()
  const arrivalText =
    days && goesToCustomer(line) ? formatItemArrival(line, days, { isPickedUp, messages, language }) : null
  return (
    <li className={`${pictureRow.row} ${styles.line}`}>
      <Picture picture={line.picture} sizes="96px" alt="" />
      <div>
        <p className={styles.title}>
          {line.product_slugs && line.sku_slugs ? (
            <PageLink to={buildSkuPath(line.product_slugs, line.sku_slugs, language)}>{line.name}</PageLink>
          ) : (
            line.name
          )}
          <span className={pictureRow.amount}>{formatEuro(line.total)}</span>
        </p>
        <p className={`${text.sm} ${text.stone}`}>
          {[line.manufacturer_name, line.combination].filter(Boolean).join(', ')}
        </p>
        {line.amount === null && (
          <p className={`${text.sm} ${text.stone}`}>
            {line.quantity > 1 ? messages.unitLine(line.quantity, formatEuro(getUnitPrice(line))) : messages.pieces(1)}
            {line.free_quantity > 0 && `, ${messages.freePieces(line.free_quantity)}`}
          </p>
        )}
        <GiftItemNotes item={line} className={`${text.sm} ${text.stone}`} />
        {arrivalText !== null && <p className={`${styles.comes} ${text.sm}`}>{arrivalText}</p>}
      </div>
    </li>
  )
}

/**
 * If only the dates of the item have passed, the text says that the item arrives with the rest of the order. Returns
 * null if the item's delivery time is unknown or the dates of the whole order have passed.
 * @param options `isPickedUp`: whether the customer collects the order, so that the dates say when it is ready
 */
export function formatItemArrival(
  line: OrderLine,
  days: OrderDays,
  { isPickedUp, messages, language }: { isPickedUp: boolean; messages: Areas['order']; language: Language },
): string | null {
  const sentences = messages.comes[isPickedUp ? 'pickedUp' : 'brought']
  const itemArrival = days.findItemArrival(line)
  if (!itemArrival || !line.delivery) return null
  if (!canStillArrive(itemArrival)) return canStillArrive(days) ? sentences.withRest : null
  const arrivalDays = formatArrival(itemArrival, messages, language)
  return line.delivery.unit === 'weeks' ? sentences.made(arrivalDays) : sentences.inStock(arrivalDays)
}

/** True if the dates of an item differ from the dates of the whole order, which the page's heading gives. */
function hasItemWithOtherDays(lines: readonly OrderLine[], days: OrderDays): boolean {
  const formatDays = (arrival: Arrival | null) => arrival && `${arrival.first.getTime()} ${arrival.last.getTime()}`
  return lines.filter(goesToCustomer).some((line) => formatDays(days.findItemArrival(line)) !== formatDays(days))
}
