import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../../ui/button/PageLink'
import { PageError } from '../../../forms/PageError'
import { TextLink } from '../../../ui/button/TextLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { Invoice } from './Invoice'
import { readOrderIdFromPath } from '../readOrderId'
import { useOrder } from '../useOrder'
import { invoiceLinkId, OrderView } from './OrderView'
import type { PictureFile } from '../../../ui/figure/Picture'
import { RoomBelow } from '../../../ui/figure/RoomBelow'
import { Skeleton } from '../../../ui/status/Skeleton'
import { SlowNote } from '../../../ui/status/SlowNote'
import { useTitleNews } from '../../../ui/page/NewsTitle'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { useLocationSearch } from '../../../store/browser/useLocationSearch'
import { isInvoiceRequested } from './invoiceRules'
import * as styles from './OrderView.module.css'

const useMessages = bringMessages('order')

interface OrderContentProps {
  /** Shown below the message that replaces the order; null if the page has no picture. */
  room: PictureFile | null
}

/** The page shows the same message for an unknown order as for another customer's order. */
export function OrderContent({ room }: OrderContentProps) {
  const messages = useMessages('order')
  const language = useLanguage()
  const { state, retry, replaceOrder } = useOrder(readOrderIdFromPath)
  const isInvoiceShown = isInvoiceRequested(useLocationSearch() ?? '')
  const wasInvoiceShown = useRef(isInvoiceShown)
  useEffect(() => {
    if (wasInvoiceShown.current === isInvoiceShown) return
    wasInvoiceShown.current = isInvoiceShown
    // The router does not move the focus when the page stays the same, and the focused link has disappeared.
    document.getElementById(isInvoiceShown ? 'invoice' : invoiceLinkId)?.focus()
  }, [isInvoiceShown])

  switch (state.status) {
    case 'loading':
      return <OrderLoading />
    case 'failed':
      return <UnreachableOrder onRetry={retry} room={room} />
    case 'unknown':
      return <MissingOrder room={room} />
    case 'ready':
      return isInvoiceShown && state.order.invoice ? (
        <Invoice
          order={state.order}
          invoice={state.order.invoice}
          country={state.country}
          backControl={
            <TextLink to={buildPath('my-order', language, { order: String(state.order.id_order) })}>
              {messages.invoice.back}
            </TextLink>
          }
        />
      ) : (
        <OrderView order={state.order} country={state.country} onChanged={replaceOrder} />
      )
  }
}

function UnreachableOrder({ room, onRetry }: OrderContentProps & { onRetry: () => void }) {
  const { errors } = useMessages('order')
  useTitleNews(errors.unreachableTitle)
  return <PageError message={errors.unreachable} onRetry={onRetry} room={room} isInAccount />
}

function MissingOrder({ room }: OrderContentProps) {
  const messages = useMessages('order')
  const language = useLanguage()
  useTitleNews(messages.missingTitle, messages.missing)
  return (
    <div className={styles.missing}>
      <VisuallyHidden role="alert">{messages.missing}</VisuallyHidden>
      <ButtonLink to={buildPath('my-orders', language)}>{messages.back}</ButtonLink>
      <RoomBelow room={room} isInAccount />
    </div>
  )
}

function OrderLoading() {
  const { loading } = useMessages('order')
  return (
    <div className={styles.loading}>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <SlowNote isBusy text={loading} />
      <Skeleton width="min(100%, 24rem)" height="2rem" />
      <Skeleton height="3.5rem" />
      <Skeleton height="20rem" />
    </div>
  )
}
