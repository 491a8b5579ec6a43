import { useContext, useEffect, useRef } from 'react'
import { EmailLinkContext } from './useEmailLink'
import { SubscribeForm } from './SubscribeForm'
import { Button } from '../../ui/button/Button'
import { Note } from '../../ui/status/Note'
import { SlowNote } from '../../ui/status/SlowNote'
import { useWords } from '../../i18n/useWords'
import { useNewsletterCall, useNewsletterErrorMessage, withNewsletterApi } from './useSubscription'
import { FocusedStatus } from './FocusedStatus'
import type { EmailLink } from './readEmailLink'
import * as text from '../../ui/text.module.css'
import * as styles from './Newsletter.module.css'

/** The newsletter's page: the form, or what an emailLink's link asks. */
export function NewsletterContent() {
  const emailLink = useContext(EmailLinkContext)
  return emailLink ? <EmailLinkQuestion key={emailLink.action + emailLink.token} {...emailLink} /> : <SubscribeForm />
}

/**
 * What a letter's link asks. Nothing is done before the button is pressed: programs that guard mailboxes follow links.
 * A link that no longer confirms leads on to a new letter.
 */
function EmailLinkQuestion({ action, token }: EmailLink) {
  const { letter, slow } = useWords('newsletter')
  const describeError = useNewsletterErrorMessage()
  const words = letter[action]
  const { busy, done, error, run } = useNewsletterCall()
  const useless = error === 'expired' || error === 'unknown'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (useless) heading.current?.focus()
  }, [useless])

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
        <SlowNote underWay={busy} text={slow} />
        {!useless && (
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
      {action === 'confirm' && useless && (
        <section className={styles.again}>
          <h2 className={text.lg}>{letter.again}</h2>
          <SubscribeForm />
        </section>
      )}
    </>
  )
}
