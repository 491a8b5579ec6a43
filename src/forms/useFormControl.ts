import type { FocusEvent } from 'react'
import { get, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form'
import { controlId } from './controlId'
import { useAfterPress } from './useAfterPress'

/**
 * What ties a control to its field of the form around it: its id, what is wrong with it in words, and the form's own
 * handlers and ref.
 */
export function useFormControl<Fields extends FieldValues>(name: FieldPath<Fields>, onLeave?: () => void) {
  const { register, formState } = useFormContext<Fields>()
  const afterPress = useAfterPress()
  const error = get(formState.errors, name) as { message?: string } | undefined
  const control = register(name, { onBlur: onLeave })
  const onBlur = (event: FocusEvent) => afterPress(() => void control.onBlur(event))
  return { id: controlId(name), error: error?.message, ...control, onBlur }
}
