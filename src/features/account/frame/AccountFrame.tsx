import { type ReactNode, useEffect, useRef } from 'react'
import { AccountLoading } from './AccountLoading'
import type { AccountPlace } from './accountPlaces'
import { LogInFirst } from './LogInFirst'
import { useAccountGate } from './accountGate'
import { Button } from '../../../ui/button/Button'
import { focusTitle } from '../../../ui/page/focusTitle'
import { Note } from '../../../ui/status/Note'
import { useWords } from '../../../i18n/useWords'
import { useStoreDispatch } from '../../../store/hooks'
import { startStore } from '../../../store/startStore'
import { AccountNavigation } from './AccountNavigation'
import * as styles from './AccountFrame.module.css'

interface AccountFrameProps {
  current: AccountPlace
  /** Under the log-in, for who has no account. */
  beside?: ReactNode
  /**
   * Mounted once there is a registered customer, anew for each. When the session ends (401) it stays mounted but hidden
   * until the same customer has logged in again, so that nothing typed is lost: it must bear that `session.customer` is
   * null meanwhile. A log-out takes it away.
   */
  children: ReactNode
}

/** The navigation of an account beside one of its places; who is not logged in logs in first, in this very page. */
export function AccountFrame({ current, beside, children }: AccountFrameProps) {
  const { view, before, owner, logouts, loggedOut } = useAccountGate()
  return (
    <>
      {view === 'loading' && <AccountLoading />}
      {view === 'failed' && <AccountUnreachable />}
      {view === 'login' && (
        // Of another tab's log-out this one hears by its storage first, and only then that somebody loggedOut: nothing of them stays.
        <LogInFirst key={logouts} before={before} loggedOut={loggedOut} owner={owner} beside={beside} />
      )}
      {owner && (
        <SignedInAccount
          key={`${owner.id} ${logouts}`}
          current={current}
          shown={view === 'open'}
          fromLogin={before === 'login'}
        >
          {children}
        </SignedInAccount>
      )}
    </>
  )
}

/** The shop could not be reached, so that nobody knows whose page this is. */
function AccountUnreachable() {
  const { gate: words } = useWords('account')
  const { error } = useWords('frame')
  const dispatch = useStoreDispatch()
  const again = () => {
    // The button gives way to what comes.
    focusTitle()
    void dispatch(startStore())
  }
  return (
    <div className={styles.narrow}>
      <Note variant="bad" role="alert">
        {words.failed}
      </Note>
      <div>
        <Button onClick={again}>{error.retry}</Button>
      </div>
    </div>
  )
}

interface SignedInAccountProps {
  current: AccountPlace
  /** False while its session has ended: what was typed stays, out of sight and reach. */
  shown: boolean
  /** The log-in stood here until now. */
  fromLogin: boolean
  children: ReactNode
}

/** A place of the account, with the navigation beside it. */
function SignedInAccount({ current, shown, fromLogin, children }: SignedInAccountProps) {
  const content = useRef<HTMLDivElement>(null)
  const usedLast = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (!shown) return
    // The section of the address was not there when the browser looked for it.
    const wanted = document.getElementById(window.location.hash.slice(1))
    if (wanted && content.current?.contains(wanted)) wanted.scrollIntoView()
    if (!fromLogin) return
    // The log-in had the focus, and is gone: whoever was at work here goes on where they were.
    if (usedLast.current?.isConnected) usedLast.current.focus()
    else content.current?.focus({ preventScroll: true })
  }, [shown, fromLogin])

  return (
    <div hidden={!shown}>
      <div className={styles.columns}>
        <AccountNavigation current={current} />
        <div
          ref={content}
          tabIndex={-1}
          className={styles.content}
          onFocus={({ target }) => {
            usedLast.current = target
          }}
        >
          {children}
        </div>
      </div>
    </div>
  )
}
