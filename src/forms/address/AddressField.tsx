import { useFormContext } from 'react-hook-form'
import type { Country } from '../../contract/catalogue'
import { useWords } from '../../i18n/useWords'
import { withNumberApart } from './addressFields'
import { type AddressForm, addressHints, type AddressName } from './addressInputs'
import type { AddressPart } from './addressLayout'
import { byCountry } from './byCountry'
import { FormField } from '../FormField'
import { normalPostcode } from './normalPostcode'

interface AddressFieldProps {
  name: AddressName
  part: AddressPart
  country: Country | undefined
}

/** One field of an address in the words of its country. */
export function AddressField({ name, part, country }: AddressFieldProps) {
  const { address: words, optional } = useWords('identity')
  const { getValues, setValue } = useFormContext<AddressForm>()
  const iso = country?.iso ?? ''
  const word = words[part]
  const left = () => {
    const typed = getValues(name)
    if (part === 'postcode') setValue(`${name}.postcode`, normalPostcode(typed.postcode, iso))
    if (part !== 'address1') return
    const { address1, number, addition } = withNumberApart(typed)
    setValue(`${name}.address1`, address1)
    setValue(`${name}.number`, number)
    setValue(`${name}.addition`, addition)
  }
  return (
    <FormField<AddressForm>
      name={`${name}.${part}`}
      label={typeof word === 'string' ? word : byCountry(word, iso)}
      optional={part === 'address2' || part === 'addition' ? optional : undefined}
      onLeave={left}
      {...addressHints(name, part, country?.postcode)}
    />
  )
}
