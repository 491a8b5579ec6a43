import type { OrderLine } from '../../contract/order'
import { unitPrice } from '../../contract/unitPrice'
import { Picture } from '../../design/Picture'
import { VisuallyHidden } from '../../design/VisuallyHidden'
import { deliveryDates } from '../../i18n/deliveryDates'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMoney } from '../../i18n/useMoney'
import { useWords } from '../../i18n/useWords'
import * as styles from './OrderLines.module.css'

interface OrderLinesProps {
  lines: readonly OrderLine[]
  /** ISO date and time: what was promised counts from that day. */
  placed: string
}

/** What was ordered, and when each piece comes. */
export function OrderLines({ lines, placed }: OrderLinesProps) {
  const words = useWords('order')
  const language = useLanguage()
  const money = useMoney()
  const comes = ({ delivery }: OrderLine) => {
    const day = new Date(placed)
    if (Number.isNaN(day.getTime())) return null
    const { from, until } = deliveryDates(delivery, day, language)
    const when = from === null ? words.on(until) : words.between(from, until)
    return delivery.unit === 'weeks' ? words.made(when) : words.inStock(when)
  }
  return (
    <section aria-labelledby="order-lines">
      <VisuallyHidden as="h3" id="order-lines">
        {words.lines}
      </VisuallyHidden>
      <ul>
        {lines.map((line) => (
          <li key={line.id_sku} className={styles.line}>
            <Picture picture={line.picture} sizes="96px" alt="" />
            <div>
              <p className={styles.title}>
                <span>{line.name}</span>
                <span className={styles.amount}>{money(line.total)}</span>
              </p>
              <p className={styles.about}>
                {line.manufacturer_name}, {line.combination}
              </p>
              <p className={styles.about}>
                {line.quantity > 1 ? words.unitLine(line.quantity, money(unitPrice(line))) : words.pieces(1)}
              </p>
              <p className={styles.comes}>{comes(line)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
