import { LoginFieldset } from '../../../forms/login/LoginFieldset'
import { loginOrder } from '../../../forms/login/loginSchema'
import { useLoginForm } from '../../../forms/login/useLoginForm'
import { PlainForm } from '../../../forms/PlainForm'
import { useFormDeed } from '../../../forms/useFormDeed'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { useShopDispatch } from '../../../state/hooks'
import { login } from '../../../state/session/login'

/** The log-in itself. The page that it stands in shows once it went well. */
export function LogIn({ email }: { email?: string }) {
  const { login: words } = useWords('identity')
  const language = useLanguage()
  const dispatch = useShopDispatch()
  const { busy, fault, run } = useFormDeed()
  const { form, lands } = useLoginForm(email)
  return (
    <PlainForm
      form={form}
      order={loginOrder}
      submit={words.submit}
      busy={busy}
      fault={fault}
      onSubmit={({ login: typed }) => run(() => dispatch(login(typed.email.trim(), typed.password)), { lands })}
    >
      <LoginFieldset forgotten={pathOf('password-recovery', language)} />
    </PlainForm>
  )
}
