import { type FormEvent, useState } from 'react'
import type { Order } from '../../../contract/order'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { Note } from '../../../ui/status/Note'
import { SlowNote } from '../../../ui/status/SlowNote'
import { bringMessages } from '../../../i18n/lateMessages'
import { useAppSelector } from '../../../store/hooks'
import { selectIsGuest } from '../../../store/session/sessionSlice'
import { passwordLength } from '../../../contract/limits'
import { Button } from '../../../ui/button/Button'
import { PasswordField } from '../../../ui/form/PasswordField'
import { useErrorMessage, type ErrorMessages, classifyError } from '../../../store/http/errorMessage'
import { useMutation } from '../../../store/query/useMutation'
import { createAccount } from '../../../store/account/logIn'
import type { RecordedError } from '../../../store/http/ApiError'
import { describePasswordError } from '../../../forms/person/buildNewPasswordSchema'
import type { Areas } from '../../../i18n/messages'
import * as text from '../../../ui/text.module.css'
import * as styles from './AccountInvitation.module.css'

const useMessages = bringMessages('identity', 'order')

/** The guest enters only a password, because the order contains the other details. */
export function AccountInvitation({ order }: { order: Order }) {
  const { account: messages } = useMessages('order')
  const isGuest = useAppSelector(selectIsGuest)
  const { isBusy, isDone, error, createGuestAccount } = useCreateAccount(order)
  if (isDone) {
    return (
      <Note variant="ok" role="status" className={styles.invitation}>
        {messages.done(order.email)}
      </Note>
    )
  }
  if (!__OFFERED__.accounts || !isGuest || !order.is_guest) return null
  return (
    <section className={styles.invitation} aria-labelledby="order-account">
      <h2 id="order-account" className={text.lg}>
        {messages.title}
      </h2>
      <p className={`${styles.text} ${text.sm} ${text.stone}`}>{messages.text(order.email)}</p>
      <PasswordForm
        email={order.email}
        isBusy={isBusy}
        error={error}
        onSubmit={(password) => void createGuestAccount(password)}
      />
    </section>
  )
}

interface PasswordFormProps {
  /** The browser's password manager stores the address as the user name. */
  email: string
  isBusy: boolean
  error: string | null
  onSubmit: (password: string) => void
}

const fieldId = 'account-password'

function PasswordForm({ email, isBusy, error, onSubmit }: PasswordFormProps) {
  const { account: messages } = useMessages('order')
  const { form, password: passwordMessages, errors } = useMessages('identity')
  const [password, setPassword] = useState('')
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const passwordError = hasSubmitted ? describePasswordError(password, errors) : null

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setHasSubmitted(true)
    if (describePasswordError(password, errors) === null) onSubmit(password)
    else document.getElementById(fieldId)?.focus()
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id={fieldId}
        autoComplete="new-password"
        label={passwordMessages.label}
        help={passwordMessages.help(passwordLength.min)}
        error={passwordError ?? undefined}
        toggle={passwordMessages}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <ErrorNote>{error}</ErrorNote>
      <SlowNote isBusy={isBusy} text={form.slow} />
      <div>
        <Button type="submit" variant="ghost" isBusy={isBusy}>
          {messages.submit}
        </Button>
      </div>
    </form>
  )
}

/** The API already has the guest's addresses and orders, so the request omits them. */
function useCreateAccount({ email, delivery_address, invoice_address }: Order) {
  const { firstname = '', lastname = '' } = delivery_address ?? invoice_address ?? {}
  const { account: messages } = useMessages('order')
  const describeError = useErrorMessage()
  const id_gender = useAppSelector(({ session }) => session.customer?.id_gender ?? null)
  const { isBusy, error, run } = useMutation((password: string) =>
    createAccount({ email, password, firstname, lastname, id_gender, newsletter: false }),
  )
  const [isDone, setIsDone] = useState(false)
  return {
    isBusy,
    isDone,
    error: error && describeError(error, pickAccountErrors(error, messages)),
    createGuestAccount: async (password: string) => setIsDone((await run(password)) === null),
  }
}

type Messages = Areas['order']['account']

/**
 * If the email address already has an account, the message does not say so, because the guest may not own the address.
 */
export function pickAccountErrors(failure: RecordedError, { errors }: Messages): ErrorMessages {
  const error = classifyError(failure)
  const isPasswordRefused = error.kind === 'invalid' && error.field === 'password'
  return { ...errors, invalid: isPasswordRefused ? errors.refused : undefined }
}
