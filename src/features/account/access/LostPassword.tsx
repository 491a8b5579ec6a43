import { useEffect, useState } from 'react'
import type { ResetLinkError } from './resetLinkError'
import { forgetLink, type ResetLink, takeResetLink, wasLinkTaken } from './resetLink'
import { SetPassword, ViewHeading } from './SetPassword'
import { Note } from '../../../ui/status/Note'
import { useWords } from '../../../i18n/useWords'
import { RequestLinkForm } from './RequestLinkForm'
import { Button } from '../../../ui/button/Button'
import { ButtonLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { buildPath } from '../../../pageTable/paths'
import * as styles from './LostPassword.module.css'

type View =
  | { name: 'ask'; error: ResetLinkError | null; email: string }
  | { name: 'asked'; email: string }
  | { name: 'set'; link: ResetLink }
  | { name: 'done' }

const buildView = (link: ReturnType<typeof takeResetLink>): View => {
  if (link === null || link === 'broken') return { name: 'ask', error: link && 'unknown', email: '' }
  return { name: 'set', link }
}

/** A forgotten password: asking for a link, and setting a new one with it. The link's values live in this component alone. */
export function LostPassword() {
  const [reloaded, setReloaded] = useState(wasLinkTaken)
  const [view, setView] = useState<View>(() => buildView(takeResetLink()))
  const [first] = useState(view)
  const takesOver = view !== first

  useEffect(() => {
    // A link that is opened in a tab that stands at this page already loads nothing. Before the router looks.
    const moved = () => {
      const link = takeResetLink()
      if (link !== null) setView(buildView(link))
    }
    window.addEventListener('popstate', moved, true)
    return () => window.removeEventListener('popstate', moved, true)
  }, [])

  /** On to what comes after the link, which is of no more use. */
  const leaveLink = (next: View) => {
    forgetLink()
    setReloaded(false)
    setView(next)
  }
  return (
    <div className={styles.view}>
      {view.name === 'ask' && (
        <RequestLinkView
          {...view}
          reloaded={reloaded}
          takesOver={takesOver}
          onRequested={(email) => setView({ name: 'asked', email })}
        />
      )}
      {view.name === 'asked' && (
        <LinkRequested email={view.email} onAgain={() => setView({ ...view, name: 'ask', error: null })} />
      )}
      {view.name === 'set' && (
        <SetPassword
          link={view.link}
          takesOver={takesOver}
          onUselessLink={(error) => leaveLink({ name: 'ask', error, email: '' })}
          onSet={() => leaveLink({ name: 'done' })}
        />
      )}
      {view.name === 'done' && <PasswordSet />}
    </div>
  )
}

interface RequestLinkViewProps {
  /** Why the link that was opened is of no use. */
  error: ResetLinkError | null
  /** A link was opened, and its values are gone. */
  reloaded: boolean
  email: string
  takesOver: boolean
  onRequested: (email: string) => void
}

/** Asking for a link, and why another one is needed. */
function RequestLinkView({ error, reloaded, email, takesOver, onRequested }: RequestLinkViewProps) {
  const { ask: words, faults } = useWords('password')
  return (
    <>
      {error && (
        <Note variant="bad" role="alert">
          <p>{faults[error].title}</p>
          <p>{faults[error].text}</p>
        </Note>
      )}
      {!error && reloaded && <Note>{words.reloaded}</Note>}
      <ViewHeading takesOver={takesOver}>{words.title}</ViewHeading>
      <p>{words.text}</p>
      <RequestLinkForm email={email} onRequested={onRequested} />
    </>
  )
}

/** The same for every address: nobody learns here who has an account. */
function LinkRequested({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { asked: words } = useWords('password')
  return (
    <>
      <ViewHeading takesOver>{words.title}</ViewHeading>
      <p>{words.text(email)}</p>
      <p>{words.nothing}</p>
      <div>
        <Button variant="ghost" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </>
  )
}

/** The password is set: logging in comes next. Whose it is this page was never told. */
function PasswordSet() {
  const { done: words } = useWords('password')
  const language = useLanguage()
  return (
    <>
      <ViewHeading takesOver>{words.title}</ViewHeading>
      <p>{words.text}</p>
      <div>
        <ButtonLink to={buildPath('my-account', language)}>{words.login}</ButtonLink>
      </div>
    </>
  )
}
