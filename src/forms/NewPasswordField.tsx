import { get, useFormContext } from 'react-hook-form'
import { passwordLength } from '../contract/requests'
import { PasswordField } from '../design/PasswordField'
import { useWords } from '../i18n/useWords'
import { controlId } from './controlId'

interface NewPasswordFieldProps {
  /** The field's path in its form. */
  name?: string
  label?: string
  optional?: string
}

/** A password that is to be kept in mind from now on. */
export function NewPasswordField({ name = 'password', label, optional }: NewPasswordFieldProps) {
  const { password: words } = useWords('identity')
  const { register, formState } = useFormContext()
  const error = get(formState.errors, name) as { message?: string } | undefined
  return (
    <PasswordField
      id={controlId(name)}
      autoComplete="new-password"
      enterKeyHint="next"
      label={label ?? words.label}
      optional={optional}
      help={words.help(passwordLength.min)}
      error={error?.message}
      toggle={words}
      {...register(name)}
    />
  )
}
