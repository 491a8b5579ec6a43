import { navigate } from 'gatsby'
import { type ReactNode, useEffect, useRef } from 'react'
import { AccountLoading } from './AccountLoading'
import type { AccountPlace, FramedPlace } from './accountPlaces'
import { LogInFirst } from './LogInFirst'
import { useAccountGate } from './accountGate'
import { Button } from '../../../ui/button/Button'
import { focusTitle } from '../../../ui/page/focusTitle'
import { Note } from '../../../ui/status/Note'
import { bringMessages } from '../../../i18n/lateMessages'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectHasPanelLogin } from '../../../store/sidePanelSlice'
import { startStore } from '../../../store/services'
import { useLanguage } from '../../../i18n/LanguageContext'
import { AccountNavigation } from './AccountNavigation'
import { isPlaceOffered, placePath } from './accountPlaces'
import { useAccountLinks } from './useAccountLinks'
import * as styles from './AccountFrame.module.css'

const useMessages = bringMessages('account')

interface AccountFrameProps {
  current: FramedPlace
  /** Content below the login form, for users without an account. */
  beside?: ReactNode
  /**
   * Mounted while there is a registered customer, with a new instance for each customer. When the session expires (401),
   * the children stay mounted but hidden until the same customer logs in again, so that no typed text is lost. Meanwhile
   * `session.customer` is null. A logout unmounts them.
   */
  children: ReactNode
}

/** Shows a section of the account beside its navigation. Without a session, it shows the login form instead. */
export function AccountFrame({ current, beside, children }: AccountFrameProps) {
  const { view, before, owner, logouts, hasLoggedOut } = useAccountGate()
  const isInPanel = useAppSelector(selectHasPanelLogin)
  return (
    <>
      {view === 'loading' && <AccountLoading />}
      {view === 'failed' && <AccountUnreachable />}
      {view === 'login' && !isInPanel && (
        // A logout in another tab removes the session before `logouts` increases. The key resets the form at that
        // moment.
        <LogInFirst
          key={logouts}
          current={current}
          before={before}
          hasLoggedOut={hasLoggedOut}
          owner={owner}
          beside={beside}
        />
      )}
      {owner && (
        <SignedInAccount
          key={`${owner.id} ${logouts}`}
          current={current}
          shown={view === 'open'}
          covered={isInPanel}
          fromLogin={before === 'login'}
        >
          {children}
        </SignedInAccount>
      )}
    </>
  )
}

/** Shown when the session is unknown because the shop API could not be reached. */
function AccountUnreachable() {
  const { gate: messages } = useMessages('account')
  const { error } = useMessages('frame')
  const dispatch = useAppDispatch()
  const handleRetry = () => {
    // The button disappears and would lose focus.
    focusTitle()
    void dispatch(startStore())
  }
  return (
    <div className={`${styles.narrow} ${styles.unreachable}`}>
      <Note variant="bad" role="alert">
        {messages.failed}
      </Note>
      <div>
        <Button onClick={handleRetry}>{error.retry}</Button>
      </div>
    </div>
  )
}

interface SignedInAccountProps {
  current: AccountPlace
  /** False while the session has expired; the content stays mounted but hidden. */
  shown: boolean
  /** Whether an open panel with a login form of its own covers the page. */
  covered: boolean
  /** Whether the login form was the previous view. */
  fromLogin: boolean
  children: ReactNode
}

function SignedInAccount({ current, shown, covered, fromLogin, children }: SignedInAccountProps) {
  const content = useRef<HTMLDivElement>(null)
  const language = useLanguage()
  const isOffered = isPlaceOffered(current, useAccountLinks())
  useEffect(() => {
    if (shown && !isOffered) void navigate(placePath('overview', language), { replace: true })
  }, [shown, isOffered, language])
  const usedLast = useRef<HTMLElement | null>(null)
  useEffect(() => {
    // When the browser looked for the element that the URL's fragment names, the element did not exist yet.
    const wanted = document.getElementById(window.location.hash.slice(1))
    if (shown && wanted && content.current?.contains(wanted)) wanted.scrollIntoView()
  }, [shown])
  useEffect(() => {
    if (!shown || covered || !fromLogin) return
    // The login form had focus and was removed. Focus returns to the element that had it before the session expired.
    if (usedLast.current?.isConnected) usedLast.current.focus()
    else content.current?.focus({ preventScroll: true })
  }, [shown, covered, fromLogin])

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
          {isOffered && children}
        </div>
      </div>
    </div>
  )
}
