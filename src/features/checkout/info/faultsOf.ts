import { emptyGuest } from './guestFields'

/** A field that is not right: the id of its control and what to do. */
export interface FieldFault {
  id: string
  message: string
}

/** The form library's tree of faults as a list, in the order of the form, which is that of `emptyGuest`. */
export function faultsOf(errors: object, form: object = emptyGuest, path = ''): FieldFault[] {
  const known = new Map<string, unknown>(Object.entries(errors))
  return Object.entries(form).flatMap(([name, field]: [string, unknown]) => {
    const error = known.get(name)
    if (typeof error !== 'object' || error === null) return []
    const id = path + name
    // A control's id is its field's path: "delivery.postcode" stands in the page as "delivery-postcode".
    if ('message' in error && typeof error.message === 'string') return [{ id, message: error.message }]
    return typeof field === 'object' && field !== null ? faultsOf(error, field, `${id}-`) : []
  })
}
