import { useRef, useState, type FormEvent } from 'react'
import { Button } from '../../design/Button'
import { Icon } from '../../design/Icon'
import * as text from '../../design/text.module.css'
import { VisuallyHidden } from '../../design/VisuallyHidden'
import { useWords } from '../../i18n/useWords'
import * as styles from './BandForm.module.css'
import { Consent } from './Consent'
import { Said } from './Said'
import { useSubscription } from './useSubscription'

/** The footer's form: one address, one button. It needs no store of its own: the shop is asked for when it is sent. */
export function BandForm() {
  const { form: words } = useWords('newsletter')
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const { sent, busy, emailFault, fault, send, forget } = useSubscription()
  const wrong = emailFault ?? fault

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (field.current) send(field.current, { email: email.trim(), firstName: '', lastName: '' })
  }
  if (sent) {
    return (
      <Said>
        <p className={text.lg}>{words.sent}</p>
        <p className={text.sm}>{words.sentTo(email.trim())}</p>
      </Said>
    )
  }
  return (
    <form noValidate onSubmit={submit}>
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
          aria-invalid={emailFault ? true : undefined}
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
        <p className={`${styles.fault} ${text.xxs}`} role="alert">
          {wrong && (
            <>
              <Icon name="info" size={15} />
              {wrong}
            </>
          )}
        </p>
        {!wrong && <Consent />}
      </div>
    </form>
  )
}
