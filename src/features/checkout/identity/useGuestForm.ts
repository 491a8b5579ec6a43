import { useMemo } from 'react'
import type { Country } from '../../../contract/catalogue'
import type { ClassifiedError } from '../../../store/http/classifyError'
import { useCheckedForm } from '../../../forms/useCheckedForm'
import { useWords } from '../../../i18n/useWords'
import { buildFieldOrder } from './guestFields'
import { saveGuestDraft } from './guestDraft'
import type { GuestFields } from './guestFields'
import { buildGuestSchema, type GuestKind } from './guestFields'
import { findRefusedField } from './guestFields'

interface GuestFormOptions {
  kind: GuestKind
  /** What stands in the fields at first. */
  start: GuestFields
  countries: readonly Country[]
  /** The country that the cart is worked out for. */
  idCountry: number
}

/** The form about who orders. What is typed is kept for the visit from the first letter on, the password excepted. */
export function useGuestForm({ kind, start, countries, idCountry }: GuestFormOptions) {
  const { errors } = useWords('identity')
  const schema = useMemo(() => buildGuestSchema(errors, countries, kind), [errors, countries, kind])
  const form = useCheckedForm<GuestFields>({
    schema,
    start,
    keep: (fields) => saveGuestDraft(fields, idCountry),
  })
  const { watch, getValues, setError } = form
  /** Shows at its field what the API refused; false when it is about none. */
  const showFieldError = (error: ClassifiedError): boolean => {
    const found =
      error.kind === 'accountExists'
        ? { path: 'email', message: errors.accountExists }
        : error.kind === 'invalid'
          ? findRefusedField(error.field, getValues(), kind, errors)
          : null
    if (found) setError(found.path as keyof GuestFields, { message: found.message })
    return found !== null
  }
  const [delivery, otherInvoice, invoice] = watch(['delivery.country', 'otherInvoice', 'invoice.country'])
  const order = buildFieldOrder({ delivery: { country: delivery }, otherInvoice, invoice: { country: invoice } }, kind)
  return { form, showFieldError, order }
}
