import { navigate } from 'gatsby'
import type { Country } from '../../../contract/catalogue'
import type { Order } from '../../../contract/order'
import { NotYou } from '../../../forms/person/NotYou'
import { formatDate } from '../../../i18n/dates'
import { useHeadings } from '../../../i18n/headings'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { useAppSelector } from '../../../store/hooks'
import { selectIsRegistered } from '../../../store/session/sessionSlice'
import { Button } from '../../../ui/button/Button'
import { PageLink } from '../../../ui/button/PageLink'
import { TextLink } from '../../../ui/button/TextLink'
import { Picture } from '../../../ui/figure/Picture'
import { useTitleNews } from '../../../ui/page/NewsTitle'
import { GiftThanks } from '../../giftlist/lines/GiftThanks'
import { formatOrderState } from '../formatOrderState'
import { findDestination, formatArrival, type OrderDays, computeOrderDeliveryDays } from '../orderDays'
import { OrderDetails } from '../OrderDetails'
import { OrderItems } from '../OrderItems'
import { OrderTotals } from '../OrderTotals'
import { OrderQuestions } from '../OrderQuestions'
import { AccountInvitation } from './AccountInvitation'
import { NextSteps } from './NextSteps'
import * as styles from '../OrderDetails.module.css'
import * as print from '../../../ui/page/print.module.css'
import * as text from '../../../ui/text.module.css'
import * as confirmation from './Confirmation.module.css'

const useMessages = bringMessages('order')

interface OrderConfirmationProps {
  order: Order
  /** The country of delivery, or of the invoice if nothing is delivered; null if it is unknown. */
  country: Country | null
}

export function OrderConfirmation({ order, country }: OrderConfirmationProps) {
  const messages = useMessages('order')
  const language = useLanguage()
  const destination = findDestination(order)
  const days = computeOrderDeliveryDays(order, country, language)
  const steps = days && destination !== 'contribution' && (
    <NextSteps orderDate={formatDate(order.placed, language, 'day')} days={days} destination={destination} />
  )
  return (
    <div className={`${print.alone} ${styles.columns}`}>
      <div className={styles.ordered}>
        <ConfirmationNews order={order} days={days} />
        <p className={`${print.printed} ${styles.letterhead}`}>{messages.letterhead}</p>
        <div>
          <h2 className={text.lg}>{messages.number(order.number)}</h2>
          {/* On screen, the first of the next steps already gives this day. */}
          {order.placed && (
            <p className={`${styles.about} ${steps ? print.printed : ''}`}>
              {messages.placed(formatDate(order.placed, language))}
            </p>
          )}
          {order.email && <p className={styles.about}>{messages.mail(order.email)}</p>}
        </div>
        <GiftThanks lines={order.lines} />
        {steps}
      </div>
      <div className={styles.amounts}>
        <OrderTotals order={order}>
          <OrderItems lines={order.lines} days={days} isPickedUp={destination === 'shop' || destination === 'point'} />
        </OrderTotals>
        <OrderDetails order={order} days={days} destination={destination} country={country} />
      </div>
      <div className={styles.more}>
        <AccountInvitation order={order} />
        <FindAgainNote order={order} />
        <NotYou
          className={styles.notYou}
          describeGuest={messages.orderedAsGuest}
          onEnd={() => void navigate(buildPath('homepage', language))}
        />
        <div className={styles.actions}>
          <Button variant="ghost" onClick={() => window.print()}>
            {messages.print}
          </Button>
          <TextLink to={buildPath('homepage', language)}>{messages.goOn}</TextLink>
        </div>
        <OrderQuestions />
      </div>
    </div>
  )
}

function FindAgainNote({ order }: { order: Order }) {
  const { findAgain: messages } = useMessages('order')
  const language = useLanguage()
  const isRegistered = useAppSelector(selectIsRegistered)
  if (!isRegistered && !__OFFERED__.orderSearch) return null
  const orderPath = isRegistered
    ? buildPath('my-order', language, { order: String(order.id_order) })
    : buildPath('my-orders', language)
  return (
    <p className={text.sm}>
      {isRegistered ? messages.customer : messages.guest(order.number)}{' '}
      <PageLink to={orderPath} className={text.link}>
        {isRegistered ? messages.details : messages.lookup}
      </PageLink>
    </p>
  )
}

const maxPictures = 6

/** Changes the page's heading to thanks and the state of the order, and shows pictures of the items. */
function ConfirmationNews({ order, days }: { order: Order; days: OrderDays | null }) {
  const messages = useMessages('order')
  const language = useLanguage()
  const title = useHeadings().confirmation
  const thanks = messages.thanks((order.delivery_address ?? order.invoice_address)?.firstname)
  const news =
    findDestination(order) === 'address' && days
      ? messages.withYou(formatArrival(days, messages, language))
      : messages.news(formatOrderState(order, days, messages, language))
  useTitleNews(`${thanks}\n${news}`, title)
  const picturedLines = order.lines.filter(({ picture }) => picture)
  if (picturedLines.length === 0) return null
  return (
    <ul className={confirmation.pictures} aria-hidden="true">
      {picturedLines.slice(0, maxPictures).map((line) => (
        <li key={line.id_order_line}>
          <Picture picture={line.picture} sizes="(min-width:45em) 288px,70vw" alt="" />
        </li>
      ))}
    </ul>
  )
}
