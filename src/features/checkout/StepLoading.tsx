import { SlowPageNotice } from '../../ui/status/SlowPageNotice'
import { useSlow } from '../../ui/status/useSlow'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useWords } from '../../i18n/useWords'
import * as styles from '../../forms/Form.module.css'
import { StepPlaceholder } from './CheckoutPage'

/** The shape of a step while its checkout is on the way; after a while the shopper hears so, and can start the page anew. */
export function StepLoading() {
  const words = useWords('checkout')
  const slow = useSlow(true)
  if (!slow) {
    return (
      <>
        <VisuallyHidden as="p">{words.loading}</VisuallyHidden>
        <StepPlaceholder />
      </>
    )
  }
  return (
    <div className={styles.form}>
      <SlowPageNotice words={words} />
      <StepPlaceholder />
    </div>
  )
}
