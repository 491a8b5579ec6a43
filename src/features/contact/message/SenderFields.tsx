import { useFormContext } from 'react-hook-form'
import { FormField } from '../../../forms/FormField'
import { bringMessages } from '../../../i18n/lateMessages'
import type { ContactFields } from './formFields'

const useMessages = bringMessages('contact', 'identity')

export function SenderFields() {
  const messages = useMessages('contact')
  const { optional } = useMessages('identity')
  return (
    <>
      <FormField<ContactFields> name="name" autoComplete="name" autoCapitalize="words" label={messages.name} />
      <FormField<ContactFields>
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={messages.email}
      />
      <FormField<ContactFields>
        name="phone"
        type="tel"
        autoComplete="tel"
        label={messages.phone}
        optional={optional}
        help={messages.phoneHelp}
      />
      <HiddenField />
    </>
  )
}

/**
 * No user sees, hears or reaches this field, so only robots fill it in. Some robots skip fields with `display: none`.
 * The label is for browsers without style sheets.
 */
function HiddenField() {
  const { emptyField } = useMessages('contact')
  const { register } = useFormContext<ContactFields>()
  return (
    <div className="sr" aria-hidden="true">
      <label htmlFor="subject">{emptyField}</label>
      <input id="subject" tabIndex={-1} autoComplete="off" {...register('subject')} />
    </div>
  )
}
