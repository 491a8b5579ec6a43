import { get, useFormContext } from 'react-hook-form'
import { emptyAddress, inCountry, type AddressFields } from './addressFields'
import type { AddressForm, AddressName } from './addressInputs'

const parts = Object.keys(emptyAddress) as (keyof AddressFields)[]

/** The country (ISO 3166) of an address of the form, and what a change of it does to the other fields. */
export function useAddressCountry(name: AddressName) {
  const { watch, getValues, setValue, formState, trigger } = useFormContext<AddressForm>()
  const { isSubmitted, touchedFields } = formState
  const iso = watch(`${name}.country`)

  const countryChanged = () => {
    const typed = getValues(name)
    const moved = inCountry({ ...typed, country: iso }, typed.country)
    for (const part of parts) if (moved[part] !== typed[part]) setValue(`${name}.${part}`, moved[part])
    // Other rules hold now for what was filled in before; what nobody came to yet stays without a fault.
    const paths = parts.map((part) => `${name}.${part}` as const)
    void trigger(paths.filter((path) => isSubmitted || get(touchedFields, path)))
  }
  return { iso, countryChanged }
}
