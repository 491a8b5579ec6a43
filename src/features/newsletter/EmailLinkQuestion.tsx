import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button/Button'
import { ErrorNote } from '../../ui/status/ErrorNote'
import { SlowNote } from '../../ui/status/SlowNote'
import { bringMessages } from '../../i18n/lateMessages'
import { classifyError, type ErrorMessages, useErrorMessage } from '../../store/http/errorMessage'
import { type NewsletterCall, useNewsletterCall } from './useEmailRequest'
import { FocusedStatus } from '../../ui/status/FocusedStatus'
import * as text from '../../ui/text.module.css'
import * as styles from './Newsletter.module.css'

const useMessages = bringMessages('newsletter')

interface EmailLinkQuestionProps {
  messages: { title: string; text: string; submit: string; done: string; doneMore: string }
  call: NewsletterCall
  /** Shown below the message that the link can no longer be used. */
  recovery?: ReactNode
  /** Shown below the confirmation of success. */
  followUp?: ReactNode
}

/** The API is called only after a press of the button, because mail scanners follow links too. */
export function EmailLinkQuestion({ messages, call, recovery, followUp }: EmailLinkQuestionProps) {
  const { slow, errors } = useMessages('newsletter')
  const describeError = useErrorMessage()
  const { isBusy, isDone, error, runCall } = useNewsletterCall()
  // The API refuses a malformed token as invalid.
  const linkErrors = {
    gone: errors.gone,
    invalid: errors.gone,
    linkExpired: errors.linkExpired,
  } satisfies ErrorMessages
  const isLinkUnusable = error !== null && classifyError(error).kind in linkErrors
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The pressed button has disappeared, so the heading receives the focus.
    if (isLinkUnusable) heading.current?.focus()
  }, [isLinkUnusable])

  if (isDone) {
    return (
      <>
        <FocusedStatus>
          <h2 className={text.xl}>{messages.done}</h2>
          <p>{messages.doneMore}</p>
        </FocusedStatus>
        {followUp}
      </>
    )
  }
  return (
    <>
      <div className={styles.question}>
        <h2 ref={heading} className={text.xl} tabIndex={-1}>
          {messages.title}
        </h2>
        <p>{messages.text}</p>
        <ErrorNote>{error && describeError(error, linkErrors)}</ErrorNote>
        <SlowNote isBusy={isBusy} text={slow} />
        {!isLinkUnusable && (
          <div>
            <Button isBusy={isBusy} onClick={() => void runCall(call)}>
              {messages.submit}
            </Button>
          </div>
        )}
      </div>
      {isLinkUnusable && recovery}
    </>
  )
}
