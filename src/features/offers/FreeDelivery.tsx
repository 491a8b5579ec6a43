import type { Cart } from '../../contract/cart'
import { MeasureLine } from '../../design/MeasureLine'
import { useMoney } from '../../i18n/useMoney'
import { useWords } from '../../i18n/useWords'
import * as styles from './offers.module.css'

interface FreeDeliveryProps {
  freeShipping: NonNullable<Cart['free_shipping']>
  short?: boolean
}

/** How far the goods are from free delivery, in euro. The line is a drawing: its figures stand in words beside it. */
export function FreeDelivery({ freeShipping: { from, missing }, short = false }: FreeDeliveryProps) {
  const { delivery: words } = useWords('offers')
  const money = useMoney()
  const reached = missing <= 0
  return (
    <li className={styles.offer}>
      <p>{reached ? words.reached : words.missing(money(missing))}</p>
      <MeasureLine value={from - missing} max={from} done={reached} />
      {!short && (
        <p className={styles.figures}>
          <span />
          <span>{words.from(money(from))}</span>
        </p>
      )}
    </li>
  )
}
