import { type FormEvent, useEffect, useRef, useState } from 'react'
import { maxNameLength } from '../../contract/limits'
import { Button } from '../../ui/button/Button'
import { Field } from '../../ui/form/Field'
import { ErrorNote } from '../../ui/status/ErrorNote'
import { SlowNote } from '../../ui/status/SlowNote'
import { bringMessages } from '../../i18n/lateMessages'
import { removeInvisibleCharacters } from '../../forms/removeInvisibleCharacters'
import { ConsentNote } from './ConsentNote'
import { FocusedStatus } from '../../ui/status/FocusedStatus'
import { useEmailRequest } from './useEmailRequest'
import { useAppSelector } from '../../store/hooks'
import { readDraft, saveDraft } from '../../store/browser/formDrafts'
import type { Subscriber } from '../../store/newsletter/subscribe'
import { selectCustomer, selectLogouts } from '../../store/session/sessionSlice'
import * as text from '../../ui/text.module.css'
import * as styles from './Newsletter.module.css'

const useMessages = bringMessages('newsletter')

const draftName = 'newsletter'

const nameFields = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const

/** After a logout, the form is empty for the next user of the device. */
export function SubscribeForm() {
  return <SingleSubscribeForm key={useAppSelector(selectLogouts)} />
}

function SingleSubscribeForm() {
  const { form: messages, slow } = useMessages('newsletter')
  const field = useRef<HTMLInputElement>(null)
  const { subscriber, changeSubscriber, holdField, releaseField } = useSubscriber()
  const { isSent, isBusy, emailError, error, sendRequest, clearErrors, resetCall } = useEmailRequest(draftName)

  const wasSent = useRef(false)
  useEffect(() => {
    // The pressed button has disappeared with the status around it, so the field receives the focus.
    if (wasSent.current && !isSent) field.current?.focus()
    wasSent.current = isSent
  }, [isSent])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const { email, firstName, lastName } = subscriber
    const payload = { email: email.trim(), firstName: firstName.trim(), lastName: lastName.trim() }
    if (field.current) void sendRequest(field.current, ({ requestNewsletterEmail }) => requestNewsletterEmail(payload))
  }
  if (isSent) {
    return (
      <FocusedStatus className={styles.question}>
        <p className={text.lg}>{messages.sent}</p>
        <p>{messages.sentTo(subscriber.email.trim())}</p>
        <div>
          <Button variant="ghost" onClick={resetCall}>
            {messages.other}
          </Button>
        </div>
      </FocusedStatus>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <Field
        ref={field}
        id="newsletter-email"
        type="email"
        name="email"
        autoComplete="email"
        label={messages.email}
        error={emailError}
        value={subscriber.email}
        onFocus={() => holdField('email')}
        onBlur={releaseField}
        onChange={(event) => {
          changeSubscriber({ email: removeInvisibleCharacters(event.target.value) })
          clearErrors()
        }}
      />
      <div className={styles.pair}>
        {nameFields.map(([name, autoComplete]) => (
          <Field
            key={name}
            id={`newsletter-${name.toLowerCase()}`}
            name={name}
            autoComplete={autoComplete}
            maxLength={maxNameLength}
            label={messages[name]}
            optional={messages.optional}
            value={subscriber[name]}
            onFocus={() => holdField(name)}
            onBlur={releaseField}
            onChange={(event) => changeSubscriber({ [name]: event.target.value })}
          />
        ))}
      </div>
      <ErrorNote>{error}</ErrorNote>
      <SlowNote isBusy={isBusy} text={slow} />
      <div>
        <Button type="submit" isBusy={isBusy}>
          {messages.submit}
        </Button>
      </div>
      <ConsentNote messages={messages} />
    </form>
  )
}

/**
 * The values are the typed values, or else the details of the customer or guest. If the details arrive late, the
 * focused field keeps its value, because the user may be about to type there. The fields call `holdField` when they
 * receive the focus and `releaseField` when they lose it.
 */
function useSubscriber() {
  const customer = useAppSelector(selectCustomer)
  const [typedFields, setTypedFields] = useState<Partial<Subscriber>>(() => readDraft(draftName))
  const [heldFields, setHeldFields] = useState<Partial<Subscriber>>({})
  const { email = '', firstname = '', lastname = '' } = customer ?? {}
  const subscriber: Subscriber = { email, firstName: firstname, lastName: lastname, ...heldFields, ...typedFields }
  return {
    subscriber,
    changeSubscriber: (changes: Partial<Subscriber>) => {
      setTypedFields({ ...typedFields, ...changes })
      saveDraft(draftName, { ...typedFields, ...changes })
    },
    holdField: (name: keyof Subscriber) => setHeldFields({ [name]: subscriber[name] }),
    releaseField: () => setHeldFields({}),
  }
}
