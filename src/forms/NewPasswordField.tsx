import { useFormContext } from 'react-hook-form'
import { passwordLength } from '../contract/requests'
import { PasswordField } from '../design/PasswordField'
import { useWords } from '../i18n/useWords'

/** A password for an account that is to be made. */
export function NewPasswordField({ optional }: { optional?: string }) {
  const { password: words } = useWords('identity')
  const { register, formState } = useFormContext<{ password: string }>()
  return (
    <PasswordField
      id="password"
      autoComplete="new-password"
      enterKeyHint="next"
      label={words.label}
      optional={optional}
      help={words.help(passwordLength.min)}
      error={formState.errors.password?.message}
      toggle={words}
      {...register('password')}
    />
  )
}
