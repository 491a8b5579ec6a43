import { passwordLength } from '../../contract/limits'
import { PasswordField } from '../../ui/form/PasswordField'
import { bringMessages } from '../../i18n/lateMessages'
import { useFormControl } from '../FormField'

const useMessages = bringMessages('identity')

interface NewPasswordFieldProps {
  name?: string
  label?: string
  optional?: string
}

export function NewPasswordField({ name = 'password', label, optional }: NewPasswordFieldProps) {
  const { password: messages } = useMessages('identity')
  const control = useFormControl(name)
  return (
    <PasswordField
      autoComplete="new-password"
      enterKeyHint="next"
      label={label ?? messages.label}
      optional={optional}
      help={messages.help(passwordLength.min)}
      toggle={messages}
      {...control}
    />
  )
}

interface CurrentPasswordFieldProps {
  name: string
  label: string
}

export function CurrentPasswordField({ name, label }: CurrentPasswordFieldProps) {
  const { password: messages } = useMessages('identity')
  const control = useFormControl(name)
  return (
    <PasswordField autoComplete="current-password" enterKeyHint="go" label={label} toggle={messages} {...control} />
  )
}
