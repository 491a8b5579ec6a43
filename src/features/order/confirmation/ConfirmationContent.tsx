import { useEffect } from 'react'
import { endGuestWithVisit } from '../../../store/browser/tokens'
import { useAppSelector } from '../../../store/hooks'
import { selectIsRegistered } from '../../../store/session/sessionSlice'
import { PageError } from '../../../forms/PageError'
import { ButtonLink } from '../../../ui/button/PageLink'
import type { PictureFile } from '../../../ui/figure/Picture'
import { RoomBelow } from '../../../ui/figure/RoomBelow'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import * as styles from './Confirmation.module.css'
import { ConfirmationPlaceholder } from './ConfirmationPage'
import { OrderConfirmation } from './OrderConfirmation'
import { readOrderId } from '../readOrderId'
import { OrderQuestions } from '../OrderQuestions'
import { useOrder } from '../useOrder'

const useMessages = bringMessages('order')

interface ConfirmationContentProps {
  /** Shown below the message that replaces the order; null if the page has no picture. */
  room: PictureFile | null
}

export function ConfirmationContent({ room }: ConfirmationContentProps) {
  const messages = useMessages('order')
  const language = useLanguage()
  const { state, retry } = useOrder(readOrderId)
  const isRegistered = useAppSelector(selectIsRegistered)
  const isGuestOrder = state.status === 'ready' && state.order.is_guest && !isRegistered
  useEffect(() => {
    if (isGuestOrder) endGuestWithVisit()
  }, [isGuestOrder])
  if (state.status === 'loading') {
    return (
      <>
        <VisuallyHidden as="p">{messages.loading}</VisuallyHidden>
        <ConfirmationPlaceholder />
      </>
    )
  }
  if (state.status === 'ready') {
    return (
      <div className={styles.page}>
        <OrderConfirmation order={state.order} country={state.country} />
      </div>
    )
  }
  if (state.status === 'failed') return <PageError message={messages.errors.network} onRetry={retry} room={room} />
  return (
    <div className={styles.unknown}>
      <ErrorNote>{messages.errors.unknown}</ErrorNote>
      {(__OFFERED__.accounts || __OFFERED__.orderSearch) && (
        <ButtonLink to={buildPath('my-orders', language)}>{messages.findAgain.lookup}</ButtonLink>
      )}
      <OrderQuestions />
      <RoomBelow room={room} />
    </div>
  )
}
