import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { normalizeVatNumber } from '../../contract/normalizeVatNumber'
import { bringMessages } from '../../i18n/lateMessages'
import * as styles from '../Form.module.css'
import { type AddressFormFields, getAddressHints, type AddressName } from './addressInputs'
import { FormField } from '../FormField'

const useMessages = bringMessages('identity')

export function BusinessFields({ name }: { name: AddressName }) {
  const { address: messages, optional } = useMessages('identity')
  const { getValues, setValue } = useFormContext<AddressFormFields>()
  // The value is computed once, because the section must not close while the user clears its fields.
  const [isInitiallyOpen] = useState(() => {
    const { company, vat_number } = getValues(name)
    return company !== '' || vat_number !== ''
  })
  const handleVatLeave = () => {
    const typedFields = getValues(name)
    const normalizedNumber = normalizeVatNumber(typedFields.vat_number, typedFields.country)
    if (normalizedNumber !== null) setValue(`${name}.vat_number`, normalizedNumber)
  }
  return (
    <details className={styles.fold} open={isInitiallyOpen || undefined}>
      <summary>{messages.business}</summary>
      <div className={styles.pair}>
        <FormField<AddressFormFields>
          name={`${name}.company`}
          label={messages.company}
          optional={optional}
          {...getAddressHints(name, 'company', undefined)}
        />
        <FormField<AddressFormFields>
          name={`${name}.vat_number`}
          label={messages.vatNumber}
          optional={optional}
          onLeave={handleVatLeave}
          {...getAddressHints(name, 'vat_number', undefined)}
        />
      </div>
    </details>
  )
}
