import { useEffect, useRef, type FormEvent } from 'react'
import { Button } from '../../design/Button'
import { Field } from '../../design/Field'
import { Note } from '../../design/Note'
import { SlowNote } from '../../design/SlowNote'
import * as text from '../../design/text.module.css'
import { useWords } from '../../i18n/useWords'
import { Consent } from './Consent'
import * as styles from './Newsletter.module.css'
import { Said } from './Said'
import { useSubscriber } from './useSubscriber'
import { useSubscription } from './useSubscription'

/** The form of the newsletter's page: the address, and names for who wants to give them. */
export function SubscribeForm() {
  const { form: words, slow } = useWords('newsletter')
  const field = useRef<HTMLInputElement>(null)
  const { subscriber, change } = useSubscriber()
  const { sent, busy, emailFault, fault, send, forget, reset } = useSubscription()

  const wasSent = useRef(false)
  useEffect(() => {
    // The button that asked for another address went with the answer.
    if (wasSent.current && !sent) field.current?.focus()
    wasSent.current = sent
  }, [sent])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { email, firstName, lastName } = subscriber
    if (!field.current) return
    send(field.current, { email: email.trim(), firstName: firstName.trim(), lastName: lastName.trim() })
  }
  if (sent) {
    return (
      <Said className={styles.question}>
        <p className={text.lg}>{words.sent}</p>
        <p>{words.sentTo(subscriber.email.trim())}</p>
        <div>
          <Button look="ghost" onClick={reset}>
            {words.other}
          </Button>
        </div>
      </Said>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        ref={field}
        id="newsletter-email"
        type="email"
        name="email"
        autoComplete="email"
        label={words.email}
        error={emailFault}
        value={subscriber.email}
        onChange={(event) => {
          change({ email: event.target.value })
          forget()
        }}
      />
      <div className={styles.pair}>
        <Field
          id="newsletter-firstname"
          name="firstName"
          autoComplete="given-name"
          maxLength={60}
          label={words.firstName}
          optional={words.optional}
          value={subscriber.firstName}
          onChange={(event) => change({ firstName: event.target.value })}
        />
        <Field
          id="newsletter-lastname"
          name="lastName"
          autoComplete="family-name"
          maxLength={60}
          label={words.lastName}
          optional={words.optional}
          value={subscriber.lastName}
          onChange={(event) => change({ lastName: event.target.value })}
        />
      </div>
      {fault && (
        <Note look="bad" role="alert">
          {fault}
        </Note>
      )}
      <SlowNote underWay={busy} text={slow} />
      <div>
        <Button type="submit" busy={busy}>
          {words.submit}
        </Button>
      </div>
      <Consent />
    </form>
  )
}
