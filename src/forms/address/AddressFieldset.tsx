import type { ReactNode } from 'react'
import { get, useFormContext } from 'react-hook-form'
import type { Country } from '../../contract/catalogue'
import { SelectField } from '../../ui/form/Field'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useWords } from '../../i18n/useWords'
import { type AddressForm, addressHints, type AddressName, addressToken } from './addressInputs'
import { addressLayout, type AddressPart, normalizePostcode } from './addressLayout'
import { type AddressFields, emptyAddress, moveToCountry, withNumberApart } from './addressFields'
import { pickByCountry } from './validateAddress'
import { FormField } from '../FormField'
import * as styles from '../Form.module.css'
import * as rowStyles from './AddressFieldset.module.css'

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
  const { iso, handleCountryChange } = useAddressCountry(name)
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
        {...register(`${name}.country`, { onChange: handleCountryChange })}
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

interface AddressFieldProps {
  name: AddressName
  part: AddressPart
  country: Country | undefined
}

/** One field of an address in the words of its country. */
function AddressField({ name, part, country }: AddressFieldProps) {
  const { address: words, optional } = useWords('identity')
  const { getValues, setValue } = useFormContext<AddressForm>()
  const iso = country?.iso ?? ''
  const word = words[part]
  const handleLeave = () => {
    const typed = getValues(name)
    if (part === 'postcode') setValue(`${name}.postcode`, normalizePostcode(typed.postcode, iso))
    if (part !== 'address1') return
    const { address1, number, addition } = withNumberApart(typed)
    setValue(`${name}.address1`, address1)
    setValue(`${name}.number`, number)
    setValue(`${name}.addition`, addition)
  }
  return (
    <FormField<AddressForm>
      name={`${name}.${part}`}
      label={typeof word === 'string' ? word : pickByCountry(word, iso)}
      optional={part === 'address2' || part === 'addition' ? optional : undefined}
      onLeave={handleLeave}
      {...addressHints(name, part, country?.postcode)}
    />
  )
}

const parts = Object.keys(emptyAddress) as (keyof AddressFields)[]

/** The country (ISO 3166) of an address of the form, and what a change of it does to the other fields. */
function useAddressCountry(name: AddressName) {
  const { watch, getValues, setValue, formState, trigger } = useFormContext<AddressForm>()
  const { isSubmitted, touchedFields } = formState
  const iso = watch(`${name}.country`)

  const handleCountryChange = () => {
    const typed = getValues(name)
    const moved = moveToCountry({ ...typed, country: iso }, typed.country)
    for (const part of parts) if (moved[part] !== typed[part]) setValue(`${name}.${part}`, moved[part])
    // Other rules hold now for what was filled in before; what nobody came to yet stays without an error.
    const paths = parts.map((part) => `${name}.${part}` as const)
    void trigger(paths.filter((path) => isSubmitted || get(touchedFields, path)))
  }
  return { iso, handleCountryChange }
}
