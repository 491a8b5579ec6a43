import { useFormContext } from 'react-hook-form'
import { Field } from '../../../design/Field'
import { useWords } from '../../../i18n/useWords'
import * as styles from '../frame/StepForm.module.css'
import type { GuestFields } from './guestFields'

/** Company and VAT number, folded away until someone needs them. */
export function BusinessFields({ name }: { name: 'delivery' | 'invoice' }) {
  const { info } = useWords('checkout')
  const { register, formState, getValues } = useFormContext<GuestFields>()
  const errors = formState.errors[name]
  const address = getValues(name)
  return (
    <details className={styles.fold} open={address.company !== '' || address.vat_number !== '' || undefined}>
      <summary>{info.business}</summary>
      <div className={styles.pair}>
        <Field
          id={`${name}-company`}
          autoComplete={name === 'delivery' ? 'shipping organization' : 'billing organization'}
          label={info.company}
          optional={info.optional}
          error={errors?.company?.message}
          {...register(`${name}.company`)}
        />
        <Field
          id={`${name}-vat_number`}
          label={info.vatNumber}
          optional={info.optional}
          error={errors?.vat_number?.message}
          {...register(`${name}.vat_number`)}
        />
      </div>
    </details>
  )
}
