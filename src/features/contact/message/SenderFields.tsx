import { useFormContext } from 'react-hook-form'
import { FormField } from '../../../forms/FormField'
import { useWords } from '../../../i18n/useWords'
import type { ContactFields } from './formFields'
import * as styles from './ContactForm.module.css'

/** The name, the email address and the telephone number, and a field that only robots fill in. */
export function SenderFields() {
  const words = useWords('contact')
  const { optional } = useWords('identity')
  return (
    <>
      <FormField<ContactFields> name="name" autoComplete="name" autoCapitalize="words" label={words.name} />
      <FormField<ContactFields> name="email" type="email" inputMode="email" autoComplete="email" label={words.email} />
      <FormField<ContactFields>
        name="phone"
        type="tel"
        autoComplete="tel"
        label={words.phone}
        optional={optional}
        help={words.phoneHelp}
      />
      <HiddenField />
    </>
  )
}

/** A field that no user sees, hears or reaches with the keyboard. The label is for browsers without style sheets. */
function HiddenField() {
  const { emptyField } = useWords('contact')
  const { register } = useFormContext<ContactFields>()
  return (
    <div className={styles.hidden} aria-hidden="true">
      <label htmlFor="subject">{emptyField}</label>
      <input id="subject" tabIndex={-1} autoComplete="off" {...register('subject')} />
    </div>
  )
}
