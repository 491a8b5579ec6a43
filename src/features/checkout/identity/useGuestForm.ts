import { useMemo } from 'react'
import type { Country } from '../../../contract/catalogue'
import type { ClassifiedError } from '../../../store/http/errorMessage'
import { useCheckedForm } from '../../../forms/Form'
import { bringMessages } from '../../../i18n/lateMessages'
import { saveGuestDraft } from './guestDraft'
import {
  buildFieldOrder,
  buildGuestSchema,
  findRefusedField,
  type GuestFields,
  type GuestFormKind,
} from './guestFields'

const useMessages = bringMessages('identity')

interface GuestFormOptions {
  kind: GuestFormKind
  initialFields: GuestFields
  countries: readonly Country[]
  cartCountryId: number | null
}

/** Every change is saved for the visit, except the password. */
export function useGuestForm({ kind, initialFields, countries, cartCountryId }: GuestFormOptions) {
  const { errors } = useMessages('identity')
  const schema = useMemo(() => buildGuestSchema(errors, countries, kind), [errors, countries, kind])
  const form = useCheckedForm<GuestFields>({
    schema,
    initialFields,
    saveFields: (fields) => saveGuestDraft(fields, cartCountryId),
  })
  const { watch, getValues, setError } = form
  const showFieldError = (error: ClassifiedError): boolean => {
    const refusedField =
      error.kind === 'accountExists'
        ? { path: 'email', message: errors.accountExists }
        : error.kind === 'invalid'
          ? findRefusedField(error.field, getValues(), kind, errors)
          : null
    if (refusedField) setError(refusedField.path as keyof GuestFields, { message: refusedField.message })
    return refusedField !== null
  }
  const [delivery, otherInvoice, invoice] = watch(['delivery.country', 'otherInvoice', 'invoice.country'])
  const fieldOrder = buildFieldOrder(
    { delivery: { country: delivery }, otherInvoice, invoice: { country: invoice } },
    kind,
  )
  return { form, showFieldError, fieldOrder }
}
