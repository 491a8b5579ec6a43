import { LoginFieldset } from '../../../forms/person/LoginFieldset'
import { loginOrder, useLoginForm } from '../../../forms/person/useLoginForm'
import { PlainForm } from '../../../forms/PlainForm'
import { useFormSubmit } from '../../../forms/useFormSubmit'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { useAppDispatch } from '../../../store/hooks'
import { login } from '../../../store/account/sessionThunks'

const useMessages = bringMessages('identity')

interface LogInFormProps {
  email?: string
  /** Called when the user follows the link to the password recovery page. */
  onLeave?: () => void
}

export function LogInForm({ email, onLeave }: LogInFormProps) {
  const { login: messages } = useMessages('identity')
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const { busy, error, run } = useFormSubmit()
  const { form, showFieldError } = useLoginForm(email)
  return (
    <PlainForm
      form={form}
      order={loginOrder}
      submit={messages.submit}
      busy={busy}
      error={error}
      onSubmit={({ login: typed }) =>
        run(() => dispatch(login(typed.email.trim(), typed.password)), { showFieldError })
      }
    >
      <LoginFieldset
        forgotten={__OFFERED__.passwordRecovery ? buildPath('password-recovery', language) : null}
        onLeave={onLeave}
      />
    </PlainForm>
  )
}
