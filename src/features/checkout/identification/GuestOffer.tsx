import { ButtonLink } from '../../../design/ButtonLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import * as styles from '../frame/StepForm.module.css'

/** Ordering without an account: the one way for now, accounts come later. */
export function GuestOffer() {
  const { identification: words } = useWords('checkout')
  return (
    <section className={styles.form} aria-labelledby="guest-offer">
      <div className={styles.section}>
        <h2 id="guest-offer" className={styles.heading}>
          {words.guest}
        </h2>
        <p className={styles.text}>{words.guestText}</p>
      </div>
      <div>
        <ButtonLink to={pathOf('checkout-step-guest', useLanguage())}>{words.go}</ButtonLink>
      </div>
      <p className={styles.small}>{words.terms}</p>
    </section>
  )
}
