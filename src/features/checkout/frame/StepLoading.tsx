import { LongWait } from '../../../design/LongWait'
import { useSlow } from '../../../design/useSlow'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import * as styles from '../../../forms/Form.module.css'
import { StepPlaceholder } from './StepPlaceholder'

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
      <LongWait words={words} />
      <StepPlaceholder />
    </div>
  )
}
