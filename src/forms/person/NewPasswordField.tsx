import { passwordLength } from '../../contract/limits'
import { PasswordField } from '../../ui/form/PasswordField'
import { useWords } from '../../i18n/useWords'
import { useFormControl } from '../useFormControl'

interface NewPasswordFieldProps {
  /** The field's path in its form. */
  name?: string
  label?: string
  optional?: string
}

/** The field for choosing a password. */
export function NewPasswordField({ name = 'password', label, optional }: NewPasswordFieldProps) {
  const { password: words } = useWords('identity')
  const control = useFormControl(name)
  return (
    <PasswordField
      autoComplete="new-password"
      enterKeyHint="next"
      label={label ?? words.label}
      optional={optional}
      help={words.help(passwordLength.min)}
      toggle={words}
      {...control}
    />
  )
}
