import { useContext, useEffect, useRef } from 'react'
import { EmailLinkContext } from './useEmailLink'
import { SubscribeForm } from './SubscribeForm'
import { Button } from '../../ui/button/Button'
import { Note } from '../../ui/status/Note'
import { SlowNote } from '../../ui/status/SlowNote'
import { useWords } from '../../i18n/useWords'
import { useNewsletterCall, useNewsletterErrorMessage, withNewsletterApi } from './useSubscription'
import { FocusedStatus } from '../../ui/status/FocusedStatus'
import type { EmailLink } from './readEmailLink'
import * as text from '../../ui/text.module.css'
import * as styles from './Newsletter.module.css'

/** Shows the form, or the question that an email link opens. */
export function NewsletterContent() {
  const emailLink = useContext(EmailLinkContext)
  return emailLink ? <EmailLinkQuestion key={emailLink.action + emailLink.token} {...emailLink} /> : <SubscribeForm />
}

/**
 * Confirms what an email link does. The API is called only after a button press because mail scanners follow links too.
 * If a confirmation link can no longer be used, the form below sends a new email.
 */
function EmailLinkQuestion({ action, token }: EmailLink) {
  const { letter, slow } = useWords('newsletter')
  const describeError = useNewsletterErrorMessage()
  const words = letter[action]
  const { busy, done, error, run } = useNewsletterCall()
  const isUseless = error === 'expired' || error === 'unknown'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The pressed button has disappeared, and focus would be lost.
    if (isUseless) heading.current?.focus()
  }, [isUseless])

  if (done) {
    return (
      <FocusedStatus>
        <h2 className={text.xl}>{words.done}</h2>
        <p>{words.doneMore}</p>
      </FocusedStatus>
    )
  }
  return (
    <>
      <div className={styles.question}>
        <h2 ref={heading} className={text.xl} tabIndex={-1}>
          {words.title}
        </h2>
        <p>{words.text}</p>
        {error && (
          <Note variant="bad" role="alert">
            {describeError(error)}
          </Note>
        )}
        <SlowNote isBusy={busy} text={slow} />
        {!isUseless && (
          <div>
            <Button
              busy={busy}
              onClick={() => void run(() => withNewsletterApi((calls) => calls.submitEmailLink(action, token)))}
            >
              {words.submit}
            </Button>
          </div>
        )}
      </div>
      {action === 'confirm' && isUseless && (
        <section className={styles.again}>
          <h2 className={text.lg}>{letter.again}</h2>
          <SubscribeForm />
        </section>
      )}
    </>
  )
}
