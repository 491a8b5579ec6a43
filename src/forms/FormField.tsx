import type { InputHTMLAttributes } from 'react'
import { get, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form'
import { Field } from '../design/Field'
import { controlId } from './controlId'

interface FormFieldProps<Fields extends FieldValues> extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'id'
> {
  name: FieldPath<Fields>
  label: string
  optional?: string
  help?: string
  /** Called when the field is left, before it is checked. */
  onLeave?: () => void
}

/** One line of text of a form, with its fault beside it. */
export function FormField<Fields extends FieldValues>({ name, onLeave, ...rest }: FormFieldProps<Fields>) {
  const { register, formState } = useFormContext<Fields>()
  const error = get(formState.errors, name) as { message?: string } | undefined
  return (
    <Field
      id={controlId(name)}
      error={error?.message}
      enterKeyHint="next"
      {...rest}
      {...register(name, { onBlur: onLeave })}
    />
  )
}
