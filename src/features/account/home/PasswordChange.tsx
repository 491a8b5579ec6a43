import { useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import type { ClassifiedError } from '../../../store/http/errorMessage'
import { Note } from '../../../ui/status/Note'
import { CurrentPasswordField, NewPasswordField } from '../../../forms/person/PasswordFields'
import { buildNewPasswordSchema } from '../../../forms/person/buildNewPasswordSchema'
import { Form, useFormSubmit, useCheckedForm } from '../../../forms/Form'
import { bringMessages } from '../../../i18n/lateMessages'
import { type RecordedError, isOutcomeUncertain } from '../../../store/http/ApiError'
import { changePassword } from './accountThunks'
import * as formStyles from '../../../forms/Form.module.css'
import * as styles from './Details.module.css'

const useMessages = bringMessages('identity', 'password')

interface ChangeFields {
  change: { password: string; new_password: string }
}

const fieldOrder = ['change.password', 'change.new_password'] as const

export function PasswordChange({ email }: { email: string }) {
  const messages = useMessages('password').details.change
  const { errors } = useMessages('identity')
  const [isChanged, setIsChanged] = useState(false)
  /** True if an earlier attempt may have succeeded although its response was lost. */
  const isUncertain = useRef(false)
  const schema = useMemo(() => {
    const passwordSchema = v.pipe(v.string(), v.minLength(1, messages.missing))
    return v.object({ change: v.object({ password: passwordSchema, new_password: buildNewPasswordSchema(errors) }) })
  }, [messages, errors])
  const form = useCheckedForm<ChangeFields>({ schema, initialFields: { change: { password: '', new_password: '' } } })
  const showFieldError = (classifiedError: ClassifiedError, recordedError: RecordedError): boolean => {
    isUncertain.current ||= isOutcomeUncertain(recordedError)
    const field =
      classifiedError.kind === 'invalid' && fieldOrder.find((name) => name === `change.${classifiedError.field}`)
    if (!field) return false
    const wrongPasswordMessage = isUncertain.current ? messages.maybeDone : messages.wrong
    form.setError(field, { message: field === 'change.password' ? wrongPasswordMessage : errors.refused })
    return true
  }
  const handleDone = () => {
    isUncertain.current = false
    setIsChanged(true)
    form.reset()
  }
  const { isBusy, error, onSubmit } = useFormSubmit(({ change }: ChangeFields) => changePassword(change), {
    showFieldError,
    onDone: handleDone,
  })
  return (
    <div className={styles.part}>
      <h2 className={formStyles.heading}>{messages.title}</h2>
      <Form
        form={form}
        fieldOrder={fieldOrder}
        submitLabel={messages.submit}
        variant="ghost"
        isBusy={isBusy}
        error={error}
        onSubmit={(fields) => {
          setIsChanged(false)
          return onSubmit(fields)
        }}
      >
        <HiddenUsername email={email} />
        <div className={formStyles.section}>
          <CurrentPasswordField name="change.password" label={messages.current} />
          <NewPasswordField name="change.new_password" label={messages.new} />
        </div>
      </Form>
      {isChanged && (
        <Note variant="ok" role="status">
          {messages.done}
        </Note>
      )}
    </div>
  )
}

/** Tells a password manager to which account the password belongs. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
