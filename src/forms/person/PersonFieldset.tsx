import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '../../ui/form/Field'
import { bringMessages } from '../../i18n/lateMessages'
import * as styles from '../Form.module.css'
import { FormField } from '../FormField'
import { NameFields } from './NameFields'
import type { PersonFields } from './personSchema'

const useMessages = bringMessages('identity')

interface PersonFieldsetProps {
  legend: string
  emailHelp?: string
  /** Whether the email address is the account's, which this form cannot change. */
  isEmailFixed?: boolean
  /** Shown below the email address. */
  children?: ReactNode
}

export function PersonFieldset({ legend, emailHelp, isEmailFixed = false, children }: PersonFieldsetProps) {
  const { info, optional } = useMessages('identity')
  const { register } = useFormContext<PersonFields>()
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>{legend}</legend>
      <FormField<PersonFields>
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={info.email}
        help={emailHelp}
        readOnly={isEmailFixed}
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
      <NameFields />
    </fieldset>
  )
}
