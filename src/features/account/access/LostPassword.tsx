import { useEffect, useState } from 'react'
import type { ResetLinkError } from './resetPassword'
import { forgetLink, type ResetLink, takeResetLink, wasLinkTaken } from './resetLink'
import { NewPasswordView, ViewHeading } from './NewPasswordView'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { Note } from '../../../ui/status/Note'
import { bringMessages } from '../../../i18n/lateMessages'
import { RequestLinkForm } from './RequestLinkForm'
import { Button } from '../../../ui/button/Button'
import { ButtonLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { buildPath } from '../../../pageTable/paths'
import * as text from '../../../ui/text.module.css'
import * as styles from './LostPassword.module.css'

const useMessages = bringMessages('password')

type View =
  | { name: 'request'; error: ResetLinkError | null; email: string }
  | { name: 'requested'; email: string }
  | { name: 'set'; link: ResetLink }
  | { name: 'done' }

/** The tokens of a reset link are only in the state of this component, so a reload discards them. */
export function LostPassword() {
  const [isLinkLost, setIsLinkLost] = useState(wasLinkTaken)
  const [view, setView] = useState<View>(() => buildView(takeResetLink()))
  const [firstView] = useState(view)
  const hasViewChanged = view !== firstView

  useEffect(() => {
    // If the user opens a reset link in the tab that shows this page, the page does not reload. This listener must run
    // before the router's.
    const handlePopState = () => {
      const link = takeResetLink()
      if (link !== null) setView(buildView(link))
    }
    window.addEventListener('popstate', handlePopState, true)
    return () => window.removeEventListener('popstate', handlePopState, true)
  }, [])

  /** Removes the record of the link, because the link can no longer be used. */
  const discardLink = (nextView: View) => {
    forgetLink()
    setIsLinkLost(false)
    setView(nextView)
  }
  return (
    <div className={styles.view}>
      {view.name === 'request' && (
        <RequestLinkView
          {...view}
          isLinkLost={isLinkLost}
          isReplacement={hasViewChanged}
          onRequested={(email) => setView({ name: 'requested', email })}
        />
      )}
      {view.name === 'requested' && (
        <LinkRequestedView
          email={view.email}
          onRequestAgain={() => setView({ ...view, name: 'request', error: null })}
        />
      )}
      {view.name === 'set' && (
        <NewPasswordView
          link={view.link}
          isReplacement={hasViewChanged}
          onUnusableLink={(error) => discardLink({ name: 'request', error, email: '' })}
          onSet={() => discardLink({ name: 'done' })}
        />
      )}
      {view.name === 'done' && <PasswordSetView />}
    </div>
  )
}

function buildView(link: ReturnType<typeof takeResetLink>): View {
  if (link === null || link === 'broken') return { name: 'request', error: link && 'unknown', email: '' }
  return { name: 'set', link }
}

interface RequestLinkViewProps {
  /** The reason why the link that was just opened cannot be used; null if it can. */
  error: ResetLinkError | null
  /** True if a reload has discarded the tokens of an opened link. */
  isLinkLost: boolean
  email: string
  isReplacement: boolean
  onRequested: (email: string) => void
}

function RequestLinkView({ error, isLinkLost, email, isReplacement, onRequested }: RequestLinkViewProps) {
  const { ask: messages, faults } = useMessages('password')
  return (
    <>
      {error && (
        <ErrorNote>
          <p className={text.lg}>{faults[error].title}</p>
          <p>{faults[error].text}</p>
        </ErrorNote>
      )}
      {!error && isLinkLost && <Note>{messages.reloaded}</Note>}
      <ViewHeading isReplacement={isReplacement}>{messages.title}</ViewHeading>
      <p>{messages.text}</p>
      <RequestLinkForm email={email} onRequested={onRequested} />
    </>
  )
}

/** The text is the same for every address, so that it does not reveal whether the address has an account. */
function LinkRequestedView({ email, onRequestAgain }: { email: string; onRequestAgain: () => void }) {
  const { asked: messages } = useMessages('password')
  return (
    <>
      <ViewHeading isReplacement>{messages.title}</ViewHeading>
      <p>{messages.text(email)}</p>
      <p>{messages.nothing}</p>
      <div>
        <Button variant="ghost" onClick={onRequestAgain}>
          {messages.again}
        </Button>
      </div>
    </>
  )
}

/** Setting a password does not log the customer in. */
function PasswordSetView() {
  const { done: messages } = useMessages('password')
  const language = useLanguage()
  return (
    <>
      <ViewHeading isReplacement>{messages.title}</ViewHeading>
      <p>{messages.text}</p>
      <div>
        <ButtonLink to={buildPath('my-account', language)}>{messages.login}</ButtonLink>
      </div>
    </>
  )
}
