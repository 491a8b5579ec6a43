import type { PaymentState } from '../../../contract/checkout'
import { Button } from '../../../design/Button'
import { ButtonLink } from '../../../design/ButtonLink'
import { Note } from '../../../design/Note'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import * as styles from '../frame/StepForm.module.css'

interface PaymentOutcomeProps {
  outcome: PaymentState | 'unknown'
  /** The page still asks by itself. */
  waiting: boolean
  onLookAgain: () => void
}

/** What became of the payment, and what the shopper can do now. */
export function PaymentOutcome({ outcome, waiting, onLookAgain }: PaymentOutcomeProps) {
  const words = useWords('checkout')
  const language = useLanguage()
  const look = outcome === 'paid' ? 'ok' : outcome === 'pending' || outcome === 'unknown' ? 'fjord' : 'bad'
  const canPayAgain = outcome === 'failed' || outcome === 'cancelled' || outcome === 'expired'
  return (
    <div className={styles.form}>
      <Note look={look} role="status">
        {outcome === 'pending' && waiting ? words.status.waiting : words.status[outcome]}
      </Note>
      <div>
        {outcome === 'pending' && !waiting && <Button onClick={onLookAgain}>{words.status.lookAgain}</Button>}
        {canPayAgain && <ButtonLink to={pathOf('checkout-step-payment', language)}>{words.status.payAgain}</ButtonLink>}
        {outcome === 'unknown' && <ButtonLink to={pathOf('cart', language)}>{words.toCart}</ButtonLink>}
      </div>
    </div>
  )
}
