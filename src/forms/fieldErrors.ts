import { type FieldErrors, type FieldValues, get } from 'react-hook-form'

/** A field that is not right: the id of its control and what to do. */
interface FieldErrorMessage {
  id: string
  message: string
}

/** The form library's tree of errors as a list, in the order of the form's field paths. */
export const listFieldErrors = (errors: FieldErrors<FieldValues>, order: readonly string[]): FieldErrorMessage[] =>
  order.flatMap((path) => {
    const error: unknown = get(errors, path)
    if (typeof error !== 'object' || error === null || !('message' in error)) return []
    return typeof error.message === 'string' ? [{ id: buildControlId(path), message: error.message }] : []
  })

/** The id of a field's control: "delivery.postcode" stands in the page as "delivery-postcode". */
export const buildControlId = (path: string): string => path.replaceAll('.', '-')

/** Brings the shopper to a field; one that is folded away is unfolded first. */
export function focusControl(id: string): void {
  const control = document.getElementById(id)
  const fold = control?.closest('details')
  if (fold) fold.open = true
  control?.focus()
}
