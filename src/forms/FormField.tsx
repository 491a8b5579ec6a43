import type { InputHTMLAttributes } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Field } from '../ui/form/Field'
import { removeInvisible } from './removeInvisible'
import { useFormControl } from './useFormControl'

interface FormFieldProps<Fields extends FieldValues> extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'id'
> {
  name: FieldPath<Fields>
  label: string
  optional?: string
  help?: string
  /** Called when the field loses the focus, before its validation. */
  onLeave?: () => void
}

/** The value of the field is the typed text without invisible characters. */
export function FormField<Fields extends FieldValues>({ name, onLeave, ...rest }: FormFieldProps<Fields>) {
  const control = useFormControl<Fields>(name, { onBlur: onLeave, setValueAs: removeInvisible })
  return <Field enterKeyHint="next" {...rest} {...control} />
}
