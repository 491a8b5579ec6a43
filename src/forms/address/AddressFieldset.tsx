import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Country } from '../../contract/catalogue'
import { SelectField } from '../../design/SelectField'
import { VisuallyHidden } from '../../design/VisuallyHidden'
import { useWords } from '../../i18n/useWords'
import * as styles from '../Form.module.css'
import { AddressField } from './AddressField'
import { type AddressForm, type AddressName, addressToken } from './addressInputs'
import { addressLayout } from './addressLayout'
import * as rowStyles from './AddressRow.module.css'
import { useAddressCountry } from './useAddressCountry'

interface AddressFieldsetProps {
  name: AddressName
  legend: string
  /** The legend is for screen readers alone: what stands above says it already. */
  quiet?: boolean
  countries: readonly Country[]
  /** Between the country and the street: whose address it is. */
  names?: ReactNode
  /** Below the address. */
  children?: ReactNode
}

/** An address, the country first: it says which fields there are, in which order, and what a postcode looks like. */
export function AddressFieldset({ name, legend, quiet, countries, names, children }: AddressFieldsetProps) {
  const { address: words } = useWords('identity')
  const { register, formState } = useFormContext<AddressForm>()
  const { iso, countryChanged } = useAddressCountry(name)
  const country = countries.find((one) => one.iso === iso)
  return (
    <fieldset className={styles.section}>
      {quiet ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.heading}>{legend}</legend>
      )}
      <SelectField
        id={`${name}-country`}
        autoComplete={addressToken(name, 'country')}
        label={words.country}
        error={formState.errors[name]?.country?.message}
        {...register(`${name}.country`, { onChange: countryChanged })}
      >
        {!country && <option value="" />}
        {countries.map((one) => (
          <option key={one.iso} value={one.iso}>
            {one.name}
          </option>
        ))}
      </SelectField>
      {names}
      {addressLayout(iso).rows.map((row) => (
        <div key={row.join()} className={rowStyles[row.join('_')] ?? rowStyles.row}>
          {row.map((part) => (
            <AddressField key={part} name={name} part={part} country={country} />
          ))}
        </div>
      ))}
      {children}
    </fieldset>
  )
}
