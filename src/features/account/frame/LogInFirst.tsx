import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Note } from '../../../design/Note'
import { PageLink } from '../../../design/PageLink'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { useShopSelector } from '../../../state/hooks'
import { useFarewell } from '../details/farewellState'
import * as styles from './AccountFrame.module.css'
import type { Gate } from './accountGate'
import { LogIn } from './LogIn'
import { whyLogIn } from './whyLogIn'

interface LogInFirstProps extends Pick<Gate, 'before' | 'left' | 'owner'> {
  beside: ReactNode
}

/** Before an account page, for who is not logged in: why, the log-in, and the way for who has no account. */
export function LogInFirst({ before, left, owner, beside }: LogInFirstProps) {
  const { gate: words } = useWords('account')
  const language = useLanguage()
  const error = useShopSelector(({ session }) => session.error)
  // Who has no account any more is told so by its own words, which take the focus.
  const gone = useFarewell()
  // What happens to a log-in from here is said by the form.
  const [why] = useState(() => (gone ? null : whyLogIn({ error, before, left, kept: owner !== null })))
  const heading = useRef<HTMLHeadingElement>(null)
  const [taken] = useState(before === 'open' && !gone)
  useEffect(() => {
    // What had the focus is gone from view.
    if (taken) heading.current?.focus()
  }, [taken])

  return (
    <div className={styles.narrow}>
      <section className={styles.login} aria-labelledby="log-in-first">
        <h2 id="log-in-first" ref={heading} tabIndex={-1} className={`${styles.heading} ${text.xl}`}>
          {words.title}
        </h2>
        {why === null ? (
          <p>{words.intro}</p>
        ) : (
          <Note look={why === 'left' ? 'ok' : 'fjord'} role={why === 'left' ? 'status' : 'alert'}>
            {words.why[why]}
          </Note>
        )}
        <LogIn email={owner?.email} />
        <p className={text.sm}>
          {words.newHere}{' '}
          <PageLink to={pathOf('new-account', language)} className={text.link}>
            {words.create}
          </PageLink>
        </p>
      </section>
      {beside}
    </div>
  )
}
