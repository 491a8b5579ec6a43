import { type FieldErrors, type FieldValues, get } from 'react-hook-form'

/** The validation error of a field. `id` is that of the field's control. */
interface FieldErrorMessage {
  id: string
  message: string
}

/** Flattens the form library's tree of validation errors into a list, in the order of the form's field paths. */
export const listFieldErrors = (errors: FieldErrors<FieldValues>, order: readonly string[]): FieldErrorMessage[] =>
  order.flatMap((path) => {
    const error: unknown = get(errors, path)
    if (typeof error !== 'object' || error === null || !('message' in error)) return []
    return typeof error.message === 'string' ? [{ id: buildControlId(path), message: error.message }] : []
  })

/** Returns the id of a field's control: "delivery-postcode" for the path "delivery.postcode". */
export const buildControlId = (path: string): string => path.replaceAll('.', '-')

/** Focuses a field. If the section around it is closed, it is opened first. */
export function focusControl(id: string): void {
  const control = document.getElementById(id)
  const fold = control?.closest('details')
  if (fold) fold.open = true
  control?.focus()
}
