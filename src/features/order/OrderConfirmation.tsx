import type { Order } from '../../contract/order'
import { Button } from '../../design/Button'
import { TextLink } from '../../design/TextLink'
import { formatDate } from '../../i18n/dates'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/paths'
import { NextSteps } from './NextSteps'
import * as styles from './OrderConfirmation.module.css'
import { OrderDetails } from './OrderDetails'
import { OrderLines } from './OrderLines'
import { OrderTotals } from './OrderTotals'

/** The order as it was placed: everything a shopper may want on paper. */
export function OrderConfirmation({ order }: { order: Order }) {
  const words = useWords('order')
  const language = useLanguage()
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div>
          <p className={styles.thanks}>{words.thanks(order.delivery_address.firstname)}</p>
          <h2 className={styles.heading}>{words.number(order.number)}</h2>
          <p className={styles.about}>{words.placed(formatDate(order.placed, language))}</p>
          <p className={styles.about}>{words.mail(order.email)}</p>
        </div>
        <OrderLines lines={order.lines} placed={order.placed} />
        <OrderDetails order={order} />
        <NextSteps />
        <div className={styles.actions}>
          <Button look="ghost" onClick={() => window.print()}>
            {words.print}
          </Button>
          <TextLink to={pathOf('homepage', language)}>{words.goOn}</TextLink>
        </div>
      </div>
      <OrderTotals order={order} />
    </div>
  )
}
