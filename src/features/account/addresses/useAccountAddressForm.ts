import { useMemo } from 'react'
import type { FieldPath } from 'react-hook-form'
import type { Country } from '../../../contract/catalogue'
import type { ClassifiedError } from '../../../store/http/errorMessage'
import { listAddressPaths } from '../../../forms/address/addressInputs'
import { buildControlId, focusControl } from '../../../forms/focusControl'
import { useCheckedForm } from '../../../forms/Form'
import { bringMessages } from '../../../i18n/lateMessages'
import { type AccountAddress, buildAccountAddressSchema, type DraftKey, saveAddressDraft } from './accountAddress'
import { describeRefusedField } from '../../../forms/address/validateAddress'
import type { Areas } from '../../../i18n/messages'

const useMessages = bringMessages('addresses', 'identity')

const namePaths = ['name.firstname', 'name.lastname']

interface AccountAddressOptions {
  draftKey: DraftKey
  initialFields: AccountAddress
  countries: readonly Country[]
}

export function useAccountAddressForm({ draftKey, initialFields, countries }: AccountAddressOptions) {
  const { errors } = useMessages('identity')
  const schema = useMemo(() => buildAccountAddressSchema(errors, countries), [errors, countries])
  const form = useCheckedForm<AccountAddress>({
    schema,
    initialFields,
    saveFields: (fields) => saveAddressDraft(draftKey, fields),
  })
  const { watch, setError } = form
  const iso = watch('address.country')
  const fieldOrder = listAddressPaths('address', iso, namePaths)

  const showFieldError = (error: ClassifiedError): boolean => {
    const refusedField = error.kind === 'invalid' ? findRefusedAddressField(error.field, fieldOrder, iso, errors) : null
    if (!refusedField) return false
    setError(refusedField.path as FieldPath<AccountAddress>, { message: refusedField.message })
    focusControl(buildControlId(refusedField.path))
    return true
  }
  return { form, fieldOrder, showFieldError }
}

interface RefusedField {
  path: string
  message: string
}

/**
 * Returns null when the form does not have the field.
 * @param field the path in the payload (SPEC §8 `data`), such as "address.postcode" or "address.firstname"
 * @param fieldPaths the paths of the form's fields
 * @param iso the country of the address (ISO 3166)
 */
export function findRefusedAddressField(
  field: string,
  fieldPaths: readonly string[],
  iso: string,
  errors: Areas['identity']['errors'],
): RefusedField | null {
  const fieldName = field.replace(/^address\./, '').replace(/^id_country$/, 'country')
  const path = fieldPaths.find((fieldPath) => fieldPath === `address.${fieldName}` || fieldPath === `name.${fieldName}`)
  return path === undefined ? null : { path, message: describeRefusedField(fieldName, iso, errors) }
}
