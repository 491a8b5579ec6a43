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
  return (
    <div className={isSlow ? styles.form : undefined}>
      {isSlow ? <SlowPageNotice messages={messages} /> : <VisuallyHidden as="p">{messages.loading}</VisuallyHidden>}
      <StepPlaceholder />
    </div>
  )
}
