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

/**
 * Returns the text of the link to each error in a summary: the label of its field, because the sentence is beside the
 * field itself. Fields with the same label also have the legend of their fieldset: "Postcode (factuuradres)". A field
 * without a label, such as a checkbox, has the sentence.
 */
export function nameFieldErrors(errors: readonly FieldErrorMessage[]): FieldErrorMessage[] {
  const labels = errors.map(({ id }) => findLabel(id))
  return errors.map(({ id, message }, index) => {
    const label = labels[index]
    if (!label) return { id, message }
    const isShared = labels.filter((other) => other === label).length > 1
    const legend = isShared && document.getElementById(id)?.closest('fieldset')?.querySelector('legend')?.textContent
    return { id, message: legend ? `${label} (${legend.toLowerCase()})` : label }
  })
}

/** Returns the label of a field or the legend of a group of them, without the note that the field is optional. */
function findLabel(id: string): string | null {
  const control = document.getElementById(id)
  // The label of a file field is the button that opens the file dialog.
  if (control?.matches('[type=file]')) return null
  const label = control?.matches('fieldset')
    ? control.querySelector('legend')
    : document.querySelector(`label[for="${id}"]`)
  return label?.firstChild?.textContent?.trim() || null
}

/** Returns the id of a field's control: "delivery-postcode" for the path "delivery.postcode". */
export const buildControlId = (path: string): string => path.replaceAll('.', '-')

/** Focuses a field. If the section around it is closed, it is opened first. */
export function focusControl(id: string): void {
  const control = document.getElementById(id)
  const fold = control?.closest('details')
  if (fold) fold.open = true
  control?.focus()
}
