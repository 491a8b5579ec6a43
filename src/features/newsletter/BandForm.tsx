import { useRef, useState, type FormEvent } from 'react'
import { Button } from '../../ui/button/Button'
import { Icon } from '../../ui/figure/Icon'
import * as text from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useWords } from '../../i18n/useWords'
import * as styles from './BandForm.module.css'
import { Consent } from './Consent'
import { FocusedStatus } from '../../ui/status/FocusedStatus'
import { requestSubscription, useEmailRequest } from './useSubscription'

/** The newsletter form in the footer. The store is loaded only when the form is submitted. */
export function BandForm() {
  const { form: words } = useWords('newsletter')
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const { sent, busy, emailError, error, send, forget } = useEmailRequest(requestSubscription)
  const message = emailError ?? error

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (field.current) send(field.current, { email: email.trim(), firstName: '', lastName: '' })
  }
  if (sent) {
    return (
      <FocusedStatus>
        <p className={text.lg}>{words.sent}</p>
        <p className={text.sm}>{words.sentTo(email.trim())}</p>
      </FocusedStatus>
    )
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <div className={styles.line}>
        <label htmlFor="band-email">
          <VisuallyHidden>{words.email}</VisuallyHidden>
        </label>
        <input
          ref={field}
          id="band-email"
          type="email"
          name="email"
          autoComplete="email"
          placeholder={words.email}
          aria-invalid={emailError ? true : undefined}
          aria-describedby="band-email-help"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            forget()
          }}
        />
        <Button type="submit" busy={busy} className={styles.submit}>
          {words.submit}
        </Button>
      </div>
      <div id="band-email-help" className={styles.below}>
        <p className={`${styles.error} ${text.xxs}`} role="alert">
          {message && (
            <>
              <Icon name="info" size={15} />
              {message}
            </>
          )}
        </p>
        {!message && <Consent />}
      </div>
    </form>
  )
}
