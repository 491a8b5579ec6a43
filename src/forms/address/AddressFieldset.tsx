import type { ReactNode } from 'react'
import { get, useFormContext } from 'react-hook-form'
import type { Country } from '../../contract/catalogue'
import { SelectField } from '../../ui/form/Field'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { bringMessages } from '../../i18n/lateMessages'
import { type AddressFormFields, getAddressHints, type AddressName, buildAddressToken } from './addressInputs'
import { addressFieldNames, type AddressPart, addressTable, findAddressLayout } from './addressTable'
import { moveToCountry, separateNumber } from './addressFields'
import { pickCountryMessage } from './validateAddress'
import { FormField } from '../FormField'
import * as styles from '../Form.module.css'
import * as rowStyles from './AddressFieldset.module.css'

const useMessages = bringMessages('identity')

interface AddressFieldsetProps {
  name: AddressName
  legend: string
  /** Whether only screen readers read the legend, because the heading above has the same text. */
  isLegendHidden?: boolean
  countries: readonly Country[]
  /** Shown between the country and the street. */
  nameFields?: ReactNode
  children?: ReactNode
}

/** The country comes first, because it determines the fields and their order. */
export function AddressFieldset({
  name,
  legend,
  isLegendHidden,
  countries,
  nameFields,
  children,
}: AddressFieldsetProps) {
  const { address: messages } = useMessages('identity')
  const { register, formState } = useFormContext<AddressFormFields>()
  const { iso, handleCountryChange } = useAddressCountry(name)
  const country = countries.find((candidate) => candidate.iso === iso)
  return (
    <fieldset className={styles.section}>
      {isLegendHidden ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.heading}>{legend}</legend>
      )}
      <SelectField
        id={`${name}-country`}
        autoComplete={buildAddressToken(name, 'country')}
        label={messages.country}
        error={formState.errors[name]?.country?.message}
        {...register(`${name}.country`, { onChange: handleCountryChange })}
      >
        {!country && <option value="" />}
        {countries.map((option) => (
          <option key={option.iso} value={option.iso}>
            {option.name}
          </option>
        ))}
      </SelectField>
      {nameFields}
      {findAddressLayout(iso).rows.map((row) => (
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

function AddressField({ name, part, country }: AddressFieldProps) {
  const { address: messages, optional } = useMessages('identity')
  const { getValues, setValue } = useFormContext<AddressFormFields>()
  const iso = country?.iso ?? ''
  const label = messages[part]
  const { isOptional, normalize } = addressTable[part]
  const handleLeave = () => {
    const typedFields = getValues(name)
    if (normalize) setValue(`${name}.${part}`, normalize(typedFields[part], iso))
    if (part !== 'address1') return
    const { address1, number, addition } = separateNumber(typedFields)
    setValue(`${name}.address1`, address1)
    setValue(`${name}.number`, number)
    setValue(`${name}.addition`, addition)
  }
  return (
    <FormField<AddressFormFields>
      name={`${name}.${part}`}
      label={typeof label === 'string' ? label : pickCountryMessage(label, iso)}
      optional={isOptional ? optional : undefined}
      onLeave={handleLeave}
      {...getAddressHints(name, part, country?.postcode)}
    />
  )
}

/** `iso` is the country (ISO 3166). The handler adapts the other fields when the country changes. */
function useAddressCountry(name: AddressName) {
  const { watch, getValues, setValue, formState, trigger } = useFormContext<AddressFormFields>()
  const { isSubmitted, touchedFields } = formState
  const iso = watch(`${name}.country`)

  const handleCountryChange = () => {
    const typedFields = getValues(name)
    const movedFields = moveToCountry({ ...typedFields, country: iso }, typedFields.country)
    for (const part of addressFieldNames)
      if (movedFields[part] !== typedFields[part]) setValue(`${name}.${part}`, movedFields[part])
    // The new country has other rules for the existing text. Before the first submit, untouched fields get no error.
    const paths = addressFieldNames.map((part) => `${name}.${part}` as const)
    void trigger(paths.filter((path) => isSubmitted || get(touchedFields, path)))
  }
  return { iso, handleCountryChange }
}
