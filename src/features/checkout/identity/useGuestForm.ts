import { useMemo } from 'react'
import type { Country } from '../../../contract/catalogue'
import type { ClassifiedError } from '../../../store/http/errorMessage'
import { useCheckedForm } from '../../../forms/Form'
import { bringMessages } from '../../../i18n/lateMessages'
import { saveGuestDraft } from './guestDraft'
import { buildFieldOrder, buildGuestSchema, findRefusedField, type GuestFields, type GuestKind } from './guestFields'

const useMessages = bringMessages('identity')

interface GuestFormOptions {
  kind: GuestKind
  initialFields: GuestFields
  countries: readonly Country[]
  /** The id of the country for which the cart is calculated. */
  idCountry: number | null
}

/** Every change is saved for the visit, except the password. */
export function useGuestForm({ kind, initialFields, countries, idCountry }: GuestFormOptions) {
  const { errors } = useMessages('identity')
  const schema = useMemo(() => buildGuestSchema(errors, countries, kind), [errors, countries, kind])
  const form = useCheckedForm<GuestFields>({
    schema,
    initialFields,
    saveFields: (fields) => saveGuestDraft(fields, idCountry),
  })
  const { watch, getValues, setError } = form
  /** Returns false when the error concerns no field. */
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
  return { form, showFieldError, order: fieldOrder }
}
