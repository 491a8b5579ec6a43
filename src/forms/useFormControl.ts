import { get, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form'
import { controlId } from './controlId'

/**
 * What ties a control to its field of the form around it: its id, what is wrong with it in words, and the form's own
 * handlers and ref.
 */
export function useFormControl<Fields extends FieldValues>(name: FieldPath<Fields>, onLeave?: () => void) {
  const { register, formState } = useFormContext<Fields>()
  const error = get(formState.errors, name) as { message?: string } | undefined
  return { id: controlId(name), error: error?.message, ...register(name, { onBlur: onLeave }) }
}
