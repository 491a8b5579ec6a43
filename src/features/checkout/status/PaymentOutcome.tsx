import { Button } from '../../../design/Button'
import { ButtonLink } from '../../../design/ButtonLink'
import { Note } from '../../../design/Note'
import { PageLink } from '../../../design/PageLink'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import * as styles from '../../../forms/Form.module.css'
import type { ToldView } from './askPayment'
import { outcomeWords } from './outcomeWords'

interface PaymentOutcomeProps {
  view: ToldView
  onLookAgain: () => void
}

/** What became of the payment, and what the shopper can do now. */
export function PaymentOutcome({ view, onLookAgain }: PaymentOutcomeProps) {
  const words = useWords('checkout')
  const language = useLanguage()
  const { text: told, look, deed } = outcomeWords(view, words)
  const toCart = (
    <PageLink to={pathOf('cart', language)} className={`${styles.back} ${text.sm} ${text.link}`}>
      {words.toCart}
    </PageLink>
  )
  return (
    <div className={styles.form}>
      <Note look={look} role={view.status === 'unreachable' ? 'alert' : 'status'}>
        {told}
      </Note>
      {deed === 'pay' && <p className={styles.text}>{words.status.otherWay}</p>}
      {deed !== null && (
        <div className={styles.actions}>
          {deed === 'look' && <Button onClick={onLookAgain}>{words.status.lookAgain}</Button>}
          {deed === 'pay' && (
            <ButtonLink to={pathOf('checkout-step-payment', language)}>{words.status.payAgain}</ButtonLink>
          )}
          {deed === 'cart' && <ButtonLink to={pathOf('cart', language)}>{words.status.toCart}</ButtonLink>}
          {deed === 'pay' && toCart}
        </div>
      )}
      {/* Who came back without choosing need not wait: from the cart it can be paid after all. */}
      {view.status === 'pending' && <p>{toCart}</p>}
    </div>
  )
}
