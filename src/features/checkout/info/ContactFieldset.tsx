import { useFormContext } from 'react-hook-form'
import type { ReactNode } from 'react'
import { SelectField } from '../../../design/SelectField'
import { useWords } from '../../../i18n/useWords'
import * as styles from '../../../forms/Form.module.css'
import { FormField } from '../../../forms/FormField'
import type { GuestFields } from './guestFields'

interface ContactFieldsetProps {
  /** The e-mail address is that of the account. */
  emailFixed?: boolean
  children?: ReactNode
}

/** Who orders; children stand below the e-mail address. Ids of gender: 1 Mr, 2 Ms, 3 neither (contract/session). */
export function ContactFieldset({ emailFixed = false, children }: ContactFieldsetProps) {
  const { info, optional } = useWords('identity')
  const { register } = useFormContext<GuestFields>()
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>{info.contact}</legend>
      <FormField<GuestFields>
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={info.email}
        help={info.emailHelp}
        readOnly={emailFixed}
      />
      {children}
      <SelectField
        id="id_gender"
        label={info.gender}
        optional={optional}
        autoComplete="honorific-prefix"
        {...register('id_gender')}
      >
        <option value="">{info.genders.none}</option>
        <option value="1">{info.genders.mr}</option>
        <option value="2">{info.genders.ms}</option>
        <option value="3">{info.genders.neither}</option>
      </SelectField>
      <div className={styles.pair}>
        <FormField<GuestFields>
          name="firstname"
          autoComplete="given-name"
          autoCapitalize="words"
          label={info.firstname}
        />
        <FormField<GuestFields>
          name="lastname"
          autoComplete="family-name"
          autoCapitalize="words"
          label={info.lastname}
        />
      </div>
    </fieldset>
  )
}
