import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { Note } from '../../../ui/status/Note'
import { PageLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { useAppSelector } from '../../../store/hooks'
import { useAccountDeleted } from './accountDeletedState'
import type { Gate } from './accountGate'
import type { FramedPlace } from './accountPlaces'
import { AccountRoom, BesideRoom } from './BesideRoom'
import { LogInForm } from './LogInForm'
import { loginReason } from './loginReason'
import { selectSessionError } from '../../../store/session/sessionSelectors'
import * as text from '../../../ui/text.module.css'
import * as styles from './AccountFrame.module.css'

const useMessages = bringMessages('account')

interface LogInFirstProps extends Pick<Gate, 'before' | 'hasLoggedOut' | 'owner'> {
  current: FramedPlace
  beside: ReactNode
}

/**
 * Replaces an account page when there is no session. It shows the reason, the login form and a link to create an
 * account.
 */
export function LogInFirst({ current, before, hasLoggedOut, owner, beside }: LogInFirstProps) {
  const { gate: messages } = useMessages('account')
  const room = useContext(AccountRoom)
  const language = useLanguage()
  const error = useAppSelector(selectSessionError)
  // After the account is deleted, AccountDeletedNotice says so and receives focus.
  const deleted = useAccountDeleted()
  // The reason is fixed at the first render because the form itself reports a login that fails.
  const [why] = useState(() =>
    deleted ? null : loginReason({ error, before, hasLoggedOut, isStillMounted: owner !== null }),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const [taken] = useState(before === 'open' && !deleted)
  useEffect(() => {
    // The element that had focus is hidden.
    if (taken) heading.current?.focus()
  }, [taken])

  return (
    <BesideRoom room={room}>
      <div className={styles.narrow}>
        <section className={styles.login} aria-labelledby="log-in-first">
          <h2 id="log-in-first" ref={heading} tabIndex={-1} className={`${styles.heading} ${text.xl}`}>
            {messages.title}
          </h2>
          {why === null ? (
            <p>{messages.intro[current]}</p>
          ) : (
            <Note variant={why === 'loggedOut' ? 'ok' : 'fjord'} role={why === 'loggedOut' ? 'status' : 'alert'}>
              {messages.why[why]}
            </Note>
          )}
          <LogInForm email={owner?.email} />
          <p className={text.sm}>
            {messages.newHere}{' '}
            <PageLink to={buildPath('new-account', language)} className={text.link}>
              {messages.create}
            </PageLink>
          </p>
        </section>
        {beside}
      </div>
    </BesideRoom>
  )
}
