import { PageError } from '../../../forms/PageError'
import { formatTime } from '../../../i18n/clock'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import type { Areas } from '../../../i18n/messages'
import { buildPath } from '../../../pageTable/paths'
import { Button } from '../../../ui/button/Button'
import { ButtonLink, PageLink } from '../../../ui/button/PageLink'
import type { PictureFile } from '../../../ui/figure/Picture'
import { RoomBelow } from '../../../ui/figure/RoomBelow'
import { useTitleNews } from '../../../ui/page/NewsTitle'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { Note } from '../../../ui/status/Note'
import { StepLoading } from '../StepLoading'
import { type PaymentView, usePaymentStatus } from './usePaymentStatus'
import * as stations from '../../../ui/figure/stations.module.css'
import * as text from '../../../ui/text.module.css'
import * as formStyles from '../../../forms/Form.module.css'
import * as pageStyles from '../CheckoutPage.module.css'
import * as styles from './StatusStep.module.css'

const useMessages = bringMessages('checkout')

/** The payment provider redirects the user to this page. */
export function StatusStep({ room }: { room: PictureFile | null }) {
  const { status: messages } = useMessages('checkout')
  const { view, pollPaymentAgain } = usePaymentStatus()
  // The page that is due replaces this page immediately.
  if (view.status === 'loading' || view.status === 'due') return <StepLoading />
  if (view.status === 'unknown') return <NoPayment room={room} />
  if (view.status === 'unreachable') {
    return (
      <div className={pageStyles.alone}>
        <PageError message={messages.notKnown} retryLabel={messages.lookAgain} onRetry={pollPaymentAgain} room={room} />
      </div>
    )
  }
  return <PaymentOutcome view={view} onPollAgain={pollPaymentAgain} />
}

export type OutcomeView = Exclude<PaymentView, { status: 'loading' | 'unknown' | 'unreachable' | 'due' }>

interface PaymentOutcomeProps {
  view: OutcomeView
  onPollAgain: () => void
}

function PaymentOutcome({ view, onPollAgain }: PaymentOutcomeProps) {
  const messages = useMessages('checkout')
  const language = useLanguage()
  const { news, text: message, variant, action } = describePaymentOutcome(view, messages)
  useTitleNews(news)
  const cartLink = (
    <PageLink to={buildPath('cart', language)} className={`${formStyles.back} ${text.sm} ${text.link}`}>
      {messages.toCart}
    </PageLink>
  )
  return (
    <div className={formStyles.form}>
      <Note variant={variant} role="status">
        {/* The heading is in no live region, so the note repeats the heading for screen readers. */}
        <VisuallyHidden>{news}. </VisuallyHidden>
        <span>{message}</span>
      </Note>
      {view.status === 'pending' && <PaymentStations {...view} />}
      {action !== null && (
        <div className={formStyles.still}>
          {action === 'poll' && <Button onClick={onPollAgain}>{messages.status.lookAgain}</Button>}
          {action === 'pay' && (
            <ButtonLink to={buildPath('checkout-step-payment', language)}>{messages.status.payAgain}</ButtonLink>
          )}
          {action === 'orders' && (__OFFERED__.accounts || __OFFERED__.orderSearch) && (
            <ButtonLink to={buildPath('my-orders', language)}>{messages.status.toOrders}</ButtonLink>
          )}
          {action === 'cart' && <ButtonLink to={buildPath('cart', language)}>{messages.status.toCart}</ButtonLink>}
          {action === 'pay' && cartLink}
        </div>
      )}
      {/* A user who returned without paying can start the payment again from the cart and need not wait. */}
      {view.status === 'pending' && <p>{cartLink}</p>}
      {(view.status === 'pending' || action === 'pay') && (
        <section>
          <h2 className={text.lg}>{messages.status.next}</h2>
          <ol className={`${styles.next} ${text.sm}`}>
            {messages.status[view.status === 'pending' ? 'afterPending' : 'afterFailed'].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

interface OutcomeMessage {
  /** The new heading of the page. */
  news: string
  text: string
  variant: 'fjord' | 'ok' | 'bad'
  action: 'poll' | 'pay' | 'cart' | 'orders' | null
}

export function describePaymentOutcome(view: OutcomeView, { status: messages }: Areas['checkout']): OutcomeMessage {
  const { news } = messages
  switch (view.status) {
    case 'paid':
      return { news: news.paid, text: messages.paid, variant: 'ok', action: view.orderId === null ? 'orders' : null }
    case 'pending':
      return view.isPolling
        ? { news: news.pending, text: messages.waiting, variant: 'fjord', action: null }
        : { news: news.pending, text: messages.pending, variant: 'fjord', action: 'poll' }
    default:
      return view.changed
        ? { news: news.failed, text: messages.changed, variant: 'bad', action: 'cart' }
        : { news: news[view.status], text: messages[view.status], variant: 'bad', action: 'pay' }
  }
}

interface PaymentStationsProps {
  isPolling: boolean
  lastPollTime: string
}

/** The time of the last poll is outside the live region, because it changes with every poll. */
function PaymentStations({ isPolling, lastPollTime }: PaymentStationsProps) {
  const { status: messages } = useMessages('checkout')
  const language = useLanguage()
  const pollTime = formatTime(lastPollTime, language, 'medium')
  return (
    <div>
      <ol className={`${stations.stations} ${styles.stations} ${text.sm}`}>
        <li>{messages.stations.started}</li>
        <li aria-current="step">{messages.stations.bank}</li>
        <li>{messages.stations.confirmed}</li>
      </ol>
      <p className={`${text.sm} ${text.stone}`}>
        {isPolling ? messages.checking(pollTime) : messages.checked(pollTime)}
      </p>
    </div>
  )
}

/**
 * No pending payment is known in this browser, for example because the user opened the page again later. The user may
 * have paid nevertheless: a bank's app may return to another browser, and the browser may have lost the session token.
 */
function NoPayment({ room }: { room: PictureFile | null }) {
  const { status: messages } = useMessages('checkout')
  const language = useLanguage()
  return (
    <div className={`${pageStyles.alone} ${pageStyles.noPayment}`}>
      <Note variant="fjord" role="status">
        {messages.unknown}
      </Note>
      {(__OFFERED__.accounts || __OFFERED__.orderSearch) && (
        <ButtonLink to={buildPath('my-orders', language)}>{messages.toOrders}</ButtonLink>
      )}
      <PageLink to={buildPath('cart', language)} className={text.link}>
        {messages.toCart}
      </PageLink>
      <RoomBelow room={room} />
    </div>
  )
}
