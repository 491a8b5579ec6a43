import { useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import type { ClassifiedError } from '../../../store/http/classifyError'
import { Note } from '../../../ui/status/Note'
import { CurrentPasswordField } from '../../../forms/person/CurrentPasswordField'
import { NewPasswordField } from '../../../forms/person/NewPasswordField'
import { buildNewPasswordSchema } from '../../../forms/person/buildNewPasswordSchema'
import { PlainForm, useFormSubmit } from '../../../forms/PlainForm'
import { useCheckedForm } from '../../../forms/useCheckedForm'
import { bringMessages } from '../../../i18n/lateMessages'
import { useAppDispatch } from '../../../store/hooks'
import { type RecordedError, isOutcomeUncertain } from '../../../store/http/ApiError'
import { changePassword } from './accountThunks'
import * as formStyles from '../../../forms/Form.module.css'
import * as styles from './Details.module.css'

const useMessages = bringMessages('identity', 'password')

const order = ['change.password', 'change.new_password'] as const

export function PasswordChange({ email }: { email: string }) {
  const messages = useMessages('password').details.change
  const { errors } = useMessages('identity')
  const dispatch = useAppDispatch()
  const { busy, error, run } = useFormSubmit()
  const [changed, setChanged] = useState(false)
  /** Whether an earlier attempt may have succeeded although its response was lost. */
  const uncertain = useRef(false)
  const schema = useMemo(() => {
    const password = v.pipe(v.string(), v.minLength(1, messages.missing))
    return v.object({ change: v.object({ password, new_password: buildNewPasswordSchema(errors) }) })
  }, [messages, errors])
  const form = useCheckedForm({ schema, start: { change: { password: '', new_password: '' } } })
  const showFieldError = (found: ClassifiedError, failed: RecordedError): boolean => {
    uncertain.current ||= isOutcomeUncertain(failed)
    const field = found.kind === 'invalid' && order.find((name) => name === `change.${found.field}`)
    if (!field) return false
    const wrong = uncertain.current ? messages.maybeDone : messages.wrong
    form.setError(field, { message: field === 'change.password' ? wrong : errors.refused })
    return true
  }
  const done = () => {
    uncertain.current = false
    setChanged(true)
    form.reset()
  }
  return (
    <div className={styles.part}>
      <h2 className={formStyles.heading}>{messages.title}</h2>
      <PlainForm
        form={form}
        order={order}
        submit={messages.submit}
        variant="ghost"
        busy={busy}
        error={error}
        onSubmit={({ change }) => {
          setChanged(false)
          return run(() => dispatch(changePassword(change)), { showFieldError, done })
        }}
      >
        <HiddenUsername email={email} />
        <div className={formStyles.section}>
          <CurrentPasswordField name="change.password" label={messages.current} />
          <NewPasswordField name="change.new_password" label={messages.new} />
        </div>
      </PlainForm>
      {changed && (
        <Note variant="ok" role="status">
          {messages.done}
        </Note>
      )}
    </div>
  )
}

/** Tells a password manager which account the password belongs to. The field is invisible to users. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
