import { PasswordField } from '../../ui/form/PasswordField'
import { useWords } from '../../i18n/useWords'
import { useFormControl } from '../useFormControl'

interface CurrentPasswordFieldProps {
  /** The field's path in its form. */
  name: string
  label: string
}

/** The password of an existing account. */
export function CurrentPasswordField({ name, label }: CurrentPasswordFieldProps) {
  const { password: words } = useWords('identity')
  const control = useFormControl(name)
  return <PasswordField autoComplete="current-password" enterKeyHint="go" label={label} toggle={words} {...control} />
}
