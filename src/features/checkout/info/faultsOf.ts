/** A field that is not right: the id of its control and what to do. */
export interface FieldFault {
  id: string
  message: string
}

/** The id of a field's control: "delivery.postcode" stands in the page as "delivery-postcode". */
export const controlId = (field: string): string => field.replaceAll('.', '-')

/** The form library's tree of faults as a list, in the order of the form. */
export function faultsOf(errors: object, path = ''): FieldFault[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    const field = path === '' ? name : `${path}.${name}`
    if (typeof error !== 'object' || error === null) return []
    if ('message' in error && typeof error.message === 'string') return [{ id: controlId(field), message: error.message }]
    return faultsOf(error, field)
  })
}
