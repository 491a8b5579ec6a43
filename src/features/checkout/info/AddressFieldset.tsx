import { useFormContext } from 'react-hook-form'
import type { Country } from '../../../contract/catalogue'
import { Field } from '../../../design/Field'
import { SelectField } from '../../../design/SelectField'
import { useWords } from '../../../i18n/useWords'
import * as styles from '../frame/StepForm.module.css'
import { BusinessFields } from './BusinessFields'
import type { GuestFields } from './guestFields'

interface AddressFieldsetProps {
  name: 'delivery' | 'invoice'
  legend: string
  countries: readonly Country[]
}

/** An address in postal order, the country first: it says what a postcode looks like. */
export function AddressFieldset({ name, legend, countries }: AddressFieldsetProps) {
  const { info } = useWords('checkout')
  const { register, formState, watch } = useFormContext<GuestFields>()
  const errors = formState.errors[name]
  const section = name === 'delivery' ? 'shipping' : 'billing'
  const country = countries.find((one) => String(one.id_country) === watch(`${name}.id_country`))
  const lettersInPostcode = country === undefined || /a-z/i.test(country.postcode)
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>{legend}</legend>
      <SelectField
        id={`${name}-id_country`}
        autoComplete={`${section} country-name`}
        label={info.country}
        error={errors?.id_country?.message}
        {...register(`${name}.id_country`, { deps: `${name}.postcode` })}
      >
        {!country && <option value="" />}
        {countries.map((one) => (
          <option key={one.id_country} value={one.id_country}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <Field
        id={`${name}-address1`}
        autoComplete={`${section} address-line1`}
        label={info.address1}
        error={errors?.address1?.message}
        {...register(`${name}.address1`)}
      />
      <Field
        id={`${name}-address2`}
        autoComplete={`${section} address-line2`}
        label={info.address2}
        optional={info.optional}
        error={errors?.address2?.message}
        {...register(`${name}.address2`)}
      />
      <div className={`${styles.pair} ${styles.postcode}`}>
        <Field
          id={`${name}-postcode`}
          autoComplete={`${section} postal-code`}
          inputMode={lettersInPostcode ? 'text' : 'numeric'}
          label={info.postcode}
          error={errors?.postcode?.message}
          {...register(`${name}.postcode`)}
        />
        <Field
          id={`${name}-city`}
          autoComplete={`${section} address-level2`}
          label={info.city}
          error={errors?.city?.message}
          {...register(`${name}.city`)}
        />
      </div>
      <BusinessFields name={name} />
    </fieldset>
  )
}
