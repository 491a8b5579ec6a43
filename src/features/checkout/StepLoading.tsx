import { SlowPageNotice } from '../../ui/status/SlowPageNotice'
import { useIsSlow } from '../../ui/status/useIsSlow'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { bringMessages } from '../../i18n/lateMessages'
import * as styles from '../../forms/Form.module.css'
import { StepPlaceholder } from './CheckoutPage'

const useMessages = bringMessages('checkout')

export function StepLoading() {
  const messages = useMessages('checkout')
  const isSlow = useIsSlow(true)
  if (!isSlow) {
    return (
      <>
        <VisuallyHidden as="p">{messages.loading}</VisuallyHidden>
        <StepPlaceholder />
      </>
    )
  }
  return (
    <div className={styles.form}>
      <SlowPageNotice messages={messages} />
      <StepPlaceholder />
    </div>
  )
}
