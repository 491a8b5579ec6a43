import { get, useFormContext } from 'react-hook-form'
import { PasswordField } from '../design/PasswordField'
import { useWords } from '../i18n/useWords'
import { controlId } from './controlId'

interface CurrentPasswordFieldProps {
  /** The field's path in its form. */
  name: string
  label: string
}

/** The password of an account that there is. */
export function CurrentPasswordField({ name, label }: CurrentPasswordFieldProps) {
  const { password: words } = useWords('identity')
  const { register, formState } = useFormContext()
  const error = get(formState.errors, name) as { message?: string } | undefined
  return (
    <PasswordField
      id={controlId(name)}
      autoComplete="current-password"
      enterKeyHint="go"
      label={label}
      error={error?.message}
      toggle={words}
      {...register(name)}
    />
  )
}
