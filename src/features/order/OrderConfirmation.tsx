import type { Country } from '../../contract/catalogue'
import type { Order } from '../../contract/order'
import { Button } from '../../design/Button'
import { TextLink } from '../../design/TextLink'
import { formatDate } from '../../i18n/dates'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/paths'
import { AccountOffer } from './account/AccountOffer'
import { FindAgain } from './FindAgain'
import { NextSteps } from './NextSteps'
import * as styles from './OrderConfirmation.module.css'
import { OrderDetails } from './OrderDetails'
import { OrderLines } from './OrderLines'
import { OrderTotals } from './OrderTotals'
import { Questions } from './Questions'
import { daysOf } from './rules/daysOf'
import { whereTo } from './whereTo'

interface OrderConfirmationProps {
  order: Order
  /** Where it goes; null when that is not known. */
  country: Country | null
}

/** The order as it was placed: everything a shopper may want on paper. */
export function OrderConfirmation({ order, country }: OrderConfirmationProps) {
  const words = useWords('order')
  const language = useLanguage()
  const place = whereTo(order)
  const days = daysOf(order, country, language)
  return (
    <div className={styles.columns}>
      <div className={styles.ordered}>
        <p className={styles.letterhead}>{words.letterhead}</p>
        <div>
          <p className={styles.thanks}>{words.thanks(order.delivery_address.firstname)}</p>
          <h2 className={styles.heading}>{words.number(order.number)}</h2>
          <p className={styles.about}>{words.placed(formatDate(order.placed, language))}</p>
          <p className={styles.about}>{words.mail(order.email)}</p>
        </div>
        {days && <NextSteps ordered={formatDate(order.placed, language, 'day')} days={days} place={place} />}
        <OrderLines lines={order.lines} days={days} pickedUp={place !== 'address'} />
      </div>
      <div className={styles.amounts}>
        <OrderTotals order={order} />
      </div>
      <div className={styles.more}>
        <OrderDetails order={order} place={place} country={country} />
        <AccountOffer order={order} />
        <FindAgain order={order} />
        <div className={styles.actions}>
          <Button look="ghost" onClick={() => window.print()}>
            {words.print}
          </Button>
          <TextLink to={pathOf('homepage', language)}>{words.goOn}</TextLink>
        </div>
        <Questions />
      </div>
    </div>
  )
}
