import { useEffect, useRef, useState, type FormEvent } from 'react'
import { removeInvisibleCharacters } from '../../forms/removeInvisibleCharacters'
import { bringMessages } from '../../i18n/lateMessages'
import { selectIsOpen } from '../../store/appSlice'
import { readDraft, saveDraft } from '../../store/browser/formDrafts'
import { useAppSelector } from '../../store/hooks'
import { selectLogouts } from '../../store/session/sessionSlice'
import { Button } from '../../ui/button/Button'
import { Icon } from '../../ui/figure/Icon'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { FocusedStatus } from '../../ui/status/FocusedStatus'
import { SlowNote } from '../../ui/status/SlowNote'
import * as text from '../../ui/text.module.css'
import { ConsentNote, type ConsentMessages } from './ConsentNote'
import { type NewsletterCall, useEmailRequest } from './useEmailRequest'
import * as styles from './EmailRequestForm.module.css'

const useMessages = bringMessages('newsletter')

interface EmailRequestFormProps {
  id: string
  /** The visible label of the field. Without a title, the label is hidden and the placeholder replaces it. */
  title?: string
  messages: ConsentMessages & { email: string; submit: string; sent: string; sentTo: (email: string) => string }
  createRequest: (email: string) => NewsletterCall
}

/**
 * The user confirms the request with a link that the API sends to the email address. After a logout, the form is empty
 * for the next user of the device.
 */
export function EmailRequestForm(props: EmailRequestFormProps) {
  return <SingleEmailRequestForm key={useAppSelector(selectLogouts)} {...props} />
}

function SingleEmailRequestForm({ id, title, messages, createRequest }: EmailRequestFormProps) {
  const { slow } = useMessages('newsletter')
  const field = useRef<HTMLInputElement>(null)
  const [typedEmail, setTypedEmail] = useState<string | null>(null)
  // After a reload, the address can be read once the services have loaded (store/browser/formDrafts).
  const areServicesOpen = useAppSelector(selectIsOpen)
  const [draftEmail, setDraftEmail] = useState('')
  useEffect(() => {
    if (areServicesOpen) setDraftEmail(readDraft(id).email ?? '')
  }, [areServicesOpen, id])
  const email = typedEmail ?? draftEmail
  const { isSent, isBusy, emailError, error, sendRequest, clearErrors } = useEmailRequest(id)
  const message = emailError ?? error

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (field.current) void sendRequest(field.current, createRequest(email.trim()))
  }
  if (isSent) {
    return (
      <FocusedStatus>
        <p className={text.lg}>{messages.sent}</p>
        <p className={text.sm}>{messages.sentTo(email.trim())}</p>
      </FocusedStatus>
    )
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <label htmlFor={id} className={title && styles.title}>
        {title ?? <VisuallyHidden>{messages.email}</VisuallyHidden>}
      </label>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={messages.email}
          aria-invalid={emailError ? true : undefined}
          aria-describedby={`${id}-help`}
          value={email}
          onChange={(event) => {
            const text = removeInvisibleCharacters(event.target.value)
            setTypedEmail(text)
            saveDraft(id, { email: text })
            clearErrors()
          }}
        />
        <Button type="submit" isBusy={isBusy} className={styles.submit}>
          {messages.submit}
        </Button>
      </div>
      <div id={`${id}-help`} className={styles.below}>
        <p className={`${styles.error} ${text.xxs}`} role="alert">
          {message && (
            <>
              <Icon name="info" size={15} />
              {message}
            </>
          )}
        </p>
        {!message && <ConsentNote messages={messages} />}
      </div>
      <SlowNote isBusy={isBusy} text={slow} />
    </form>
  )
}
