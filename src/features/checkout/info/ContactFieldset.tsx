import { useFormContext } from 'react-hook-form'
import { Field } from '../../../design/Field'
import { SelectField } from '../../../design/SelectField'
import { useWords } from '../../../i18n/useWords'
import * as styles from '../frame/StepForm.module.css'
import type { GuestFields } from './guestFields'

/** Who orders. Ids of gender: 1 Mr, 2 Ms, 3 neither (contract/session). */
export function ContactFieldset() {
  const { info } = useWords('checkout')
  const { register, formState } = useFormContext<GuestFields>()
  const { errors } = formState
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>{info.contact}</legend>
      <Field
        id="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={info.email}
        help={info.emailHelp}
        error={errors.email?.message}
        {...register('email')}
      />
      <SelectField
        id="id_gender"
        label={info.gender}
        optional={info.optional}
        autoComplete="honorific-prefix"
        {...register('id_gender')}
      >
        <option value="">{info.genders.none}</option>
        <option value="1">{info.genders.mr}</option>
        <option value="2">{info.genders.ms}</option>
        <option value="3">{info.genders.neither}</option>
      </SelectField>
      <div className={styles.pair}>
        <Field
          id="firstname"
          autoComplete="given-name"
          label={info.firstname}
          error={errors.firstname?.message}
          {...register('firstname')}
        />
        <Field
          id="lastname"
          autoComplete="family-name"
          label={info.lastname}
          error={errors.lastname?.message}
          {...register('lastname')}
        />
      </div>
    </fieldset>
  )
}
