import * as v from 'valibot'
import type { Country } from '../../contract/catalogue'
import type { Areas } from '../../i18n/words'
import { addressFaults } from './addressFaults'
import { emptyAddress, isBlank, type AddressFields } from './addressFields'

type Errors = Areas['identity']['errors']

/** The fields of an address, whatever stands in them. */
export const addressEntries = Object.fromEntries(Object.keys(emptyAddress).map((name) => [name, v.string()])) as Record<
  keyof AddressFields,
  v.StringSchema<undefined>
>

/** An address, each fault at its own field. */
export const addressSchema = (errors: Errors, countries: readonly Country[]) =>
  v.pipe(
    v.object(addressEntries),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input = dataset.value
      for (const [key, message] of addressFaults(input, errors, countries))
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
    }),
  )

/** The same, for an address that may be left out as a whole. */
export function optionalAddressSchema(errors: Errors, countries: readonly Country[]) {
  const whole = addressSchema(errors, countries)
  const plain = v.object(addressEntries)
  return v.lazy((input) => (v.is(plain, input) && isBlank(input) ? plain : whole))
}
