import { useWords } from '../../../i18n/useWords'
import * as styles from '../../../forms/Form.module.css'
import { NewPasswordField } from '../../../forms/NewPasswordField'

/** A guest who gives a password has an account from then on (SPEC §5: optional). */
export function PasswordOffer() {
  const { password: words, optional } = useWords('identity')
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>{words.offer}</legend>
      <p className={styles.text}>{words.offerText}</p>
      <NewPasswordField optional={optional} />
    </fieldset>
  )
}
