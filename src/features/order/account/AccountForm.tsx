import { useState, type FormEvent } from 'react'
import { passwordLength } from '../../../contract/requests'
import { Button } from '../../../design/Button'
import { Note } from '../../../design/Note'
import { PasswordField } from '../../../design/PasswordField'
import { useWords } from '../../../i18n/useWords'
import * as styles from './Account.module.css'
import { passwordFault } from './accountFault'

interface AccountFormProps {
  /** The account's name, for the browser's password keeper. */
  email: string
  busy: boolean
  fault: string | null
  onSubmit: (password: string) => void
}

const fieldId = 'account-password'

/** One field: the password of the account to be made. */
export function AccountForm({ email, busy, fault, onSubmit }: AccountFormProps) {
  const { account: words } = useWords('order')
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState(false)
  const wrong = sent ? passwordFault(password, words) : null

  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (passwordFault(password, words) === null) onSubmit(password)
    else document.getElementById(fieldId)?.focus()
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id={fieldId}
        autoComplete="new-password"
        label={words.password}
        help={words.help(passwordLength.min)}
        error={wrong ?? undefined}
        toggle={words}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {fault && (
        <Note look="bad" role="alert">
          {fault}
        </Note>
      )}
      <div>
        <Button type="submit" look="ghost" busy={busy}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
