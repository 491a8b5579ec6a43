import { get, type FieldErrors, type FieldValues } from 'react-hook-form'
import { controlId } from './controlId'

/** A field that is not right: the id of its control and what to do. */
export interface FieldFault {
  id: string
  message: string
}

/** The form library's tree of faults as a list, in the order of the form's field paths. */
export const faultsOf = (errors: FieldErrors<FieldValues>, order: readonly string[]): FieldFault[] =>
  order.flatMap((path) => {
    const error: unknown = get(errors, path)
    if (typeof error !== 'object' || error === null || !('message' in error)) return []
    return typeof error.message === 'string' ? [{ id: controlId(path), message: error.message }] : []
  })
