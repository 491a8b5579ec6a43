import { useEffect, useState } from 'react'
import { AskView } from './AskView'
import { LinkAsked } from './LinkAsked'
import type { LinkFault } from './linkFault'
import * as styles from './Password.module.css'
import { PasswordSet } from './PasswordSet'
import { forgetLink, takeResetLink, wasLinkTaken, type ResetLink } from './resetLink'
import { SetPassword } from './SetPassword'

type View =
  | { name: 'ask'; fault: LinkFault | null; email: string }
  | { name: 'asked'; email: string }
  | { name: 'set'; link: ResetLink }
  | { name: 'done' }

const viewOf = (link: ReturnType<typeof takeResetLink>): View => {
  if (link === null || link === 'broken') return { name: 'ask', fault: link && 'unknown', email: '' }
  return { name: 'set', link }
}

/** A forgotten password: asking for a link, and setting a new one with it. The link's values live in this component alone. */
export function LostPassword() {
  const [reloaded, setReloaded] = useState(wasLinkTaken)
  const [view, setView] = useState<View>(() => viewOf(takeResetLink()))
  const [first] = useState(view)
  const takesOver = view !== first

  useEffect(() => {
    // A link that is opened in a tab that stands at this page already loads nothing. Before the router looks.
    const moved = () => {
      const link = takeResetLink()
      if (link !== null) setView(viewOf(link))
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
        <AskView
          {...view}
          reloaded={reloaded}
          takesOver={takesOver}
          onAsked={(email) => setView({ name: 'asked', email })}
        />
      )}
      {view.name === 'asked' && (
        <LinkAsked email={view.email} onAgain={() => setView({ ...view, name: 'ask', fault: null })} />
      )}
      {view.name === 'set' && (
        <SetPassword
          link={view.link}
          takesOver={takesOver}
          onFault={(fault) => leaveLink({ name: 'ask', fault, email: '' })}
          onSet={() => leaveLink({ name: 'done' })}
        />
      )}
      {view.name === 'done' && <PasswordSet />}
    </div>
  )
}
