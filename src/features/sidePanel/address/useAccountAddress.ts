import { useMemo } from 'react'
import type { FieldPath } from 'react-hook-form'
import type { Country } from '../../../contract/catalogue'
import type { Fault } from '../../../contract/faultOf'
import { addressOrder } from '../../../forms/address/addressOrder'
import { controlId } from '../../../forms/controlId'
import { focusControl } from '../../../forms/focusControl'
import { useCheckedForm } from '../../../forms/useCheckedForm'
import { useWords } from '../../../i18n/useWords'
import type { AccountAddress } from './accountAddress'
import { accountAddressSchema } from './accountAddressSchema'
import { keepAddressDraft, type DraftOf } from './addressDraft'
import { refusedAddressField } from './refusedAddressField'

const names = ['name.firstname', 'name.lastname']

interface AccountAddressOptions {
  draftOf: DraftOf
  /** What stands in the fields at first. */
  start: AccountAddress
  countries: readonly Country[]
}

/** The form of an account's address. What is typed is kept for the visit from the first letter on. */
export function useAccountAddress({ draftOf, start, countries }: AccountAddressOptions) {
  const { errors } = useWords('identity')
  const schema = useMemo(() => accountAddressSchema(errors, countries), [errors, countries])
  const form = useCheckedForm<AccountAddress>({ schema, start, keep: (fields) => keepAddressDraft(draftOf, fields) })
  const { watch, setError } = form
  const iso = watch('address.country')
  const order = addressOrder('address', iso, names)

  /** Shows at its field what the API refused; false when it is about none. */
  const lands = (fault: Fault): boolean => {
    const found = fault.kind === 'invalid' ? refusedAddressField(fault.field, order, iso, errors) : null
    if (!found) return false
    setError(found.path as FieldPath<AccountAddress>, { message: found.message })
    focusControl(controlId(found.path))
    return true
  }
  return { form, order, lands }
}
