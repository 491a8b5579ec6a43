import { navigate } from 'gatsby'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { AccountLoading, AccountLoadError } from './AccountLoading'
import { type AccountSection, isSectionOffered, buildSectionPath, useAccountLinks } from './accountSections'
import { type Gate, findLoginReason, useAccountGate } from './accountGate'
import { AccountRoom, ColumnBesideRoom } from './ColumnBesideRoom'
import { useIsAccountDeleted } from './accountDeletedState'
import { LoginForm } from '../../../forms/person/LoginForm'
import { PageLink } from '../../../ui/button/PageLink'
import { HiddenNews } from '../../../ui/page/NewsTitle'
import { buildPath } from '../../../pageTable/paths'
import { Note } from '../../../ui/status/Note'
import { bringMessages } from '../../../i18n/lateMessages'
import { useAppSelector } from '../../../store/hooks'
import { selectHasPanelLogin } from '../../../store/sidePanelSlice'
import { useLanguage } from '../../../i18n/LanguageContext'
import { AccountNavigation } from './AccountNavigation'
import * as text from '../../../ui/text.module.css'
import * as styles from './AccountFrame.module.css'

const useMessages = bringMessages('account')

interface AccountFrameProps {
  currentSection: AccountSection
  /** Shown below the login form, for users without an account. */
  belowLogin?: ReactNode
  /**
   * Each customer has a new instance of the children. When the session expires (401), the children stay mounted but
   * hidden until the same customer logs in again, so that no typed text is lost. Meanwhile, `session.customer` is null.
   * A logout unmounts the children.
   */
  children: ReactNode
}

/** If no customer is logged in, the login form replaces the section. */
export function AccountFrame({ currentSection, belowLogin, children }: AccountFrameProps) {
  const gate = useAccountGate()
  const { view, previousView, owner, logouts } = gate
  const hasPanelLogin = useAppSelector(selectHasPanelLogin)
  return (
    <>
      {view === 'loading' && <AccountLoading />}
      {view === 'failed' && <AccountLoadError />}
      {view === 'login' && !hasPanelLogin && (
        // A logout in another tab first removes the session and then increases `logouts`, which resets the form.
        <SectionLogin key={logouts} currentSection={currentSection} gate={gate} belowLogin={belowLogin} />
      )}
      {owner && (
        <LoggedInAccount
          key={`${owner.id} ${logouts}`}
          currentSection={currentSection}
          isShown={view === 'open'}
          isCovered={hasPanelLogin}
          isFromLogin={previousView === 'login'}
        >
          {children}
        </LoggedInAccount>
      )}
    </>
  )
}

interface SectionLoginProps extends Pick<AccountFrameProps, 'currentSection' | 'belowLogin'> {
  gate: Gate
}

function SectionLogin({ currentSection, gate, belowLogin }: SectionLoginProps) {
  const { gate: messages } = useMessages('account')
  const room = useContext(AccountRoom)
  const language = useLanguage()
  const error = useAppSelector(({ session }) => session.error)
  // After the deletion of the account, AccountDeletedNotice gives the reason and receives the focus.
  const isDeleted = useIsAccountDeleted()
  // The reason is fixed at the first render, because the form itself reports a failed login.
  const [loginReason] = useState(() => (isDeleted ? null : findLoginReason(gate, error)))
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasLostFocus] = useState(gate.previousView === 'open' && !isDeleted)
  useEffect(() => {
    // The element that had the focus is hidden.
    if (hasLostFocus) heading.current?.focus()
  }, [hasLostFocus])

  return (
    <ColumnBesideRoom room={room}>
      <div className={styles.narrow}>
        <section className={styles.login} aria-labelledby="log-in-first">
          <h2 id="log-in-first" ref={heading} tabIndex={-1} className={`${styles.heading} ${text.xl}`}>
            {messages.title}
          </h2>
          {loginReason === null ? (
            <p>{messages.intro[currentSection]}</p>
          ) : (
            <Note
              variant={loginReason === 'loggedOut' ? 'ok' : 'fjord'}
              role={loginReason === 'loggedOut' ? 'status' : 'alert'}
            >
              {messages.why[loginReason]}
            </Note>
          )}
          <LoginForm email={gate.owner?.email} />
          <p className={text.sm}>
            {messages.newHere}{' '}
            <PageLink to={buildPath('new-account', language)} className={text.link}>
              {messages.create}
            </PageLink>
          </p>
        </section>
        {belowLogin}
      </div>
    </ColumnBesideRoom>
  )
}

interface LoggedInAccountProps {
  currentSection: AccountSection
  /** False while the login form, the placeholder or an error is shown instead. */
  isShown: boolean
  /** True if an open panel, which has its own login form, covers the page. */
  isCovered: boolean
  /** True if the login form was the previous view. */
  isFromLogin: boolean
  children: ReactNode
}

function LoggedInAccount({ currentSection, isShown, isCovered, isFromLogin, children }: LoggedInAccountProps) {
  const content = useRef<HTMLDivElement>(null)
  const language = useLanguage()
  const isOffered = isSectionOffered(currentSection, useAccountLinks())
  useEffect(() => {
    if (isShown && !isOffered) void navigate(buildSectionPath('overview', language), { replace: true })
  }, [isShown, isOffered, language])
  const lastUsedElement = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (!isShown || isCovered || !isFromLogin) return
    // The login form had the focus and was removed. The focus returns to the element that had it before the session
    // expired.
    if (lastUsedElement.current?.isConnected) lastUsedElement.current.focus()
    else content.current?.focus({ preventScroll: true })
  }, [isShown, isCovered, isFromLogin])

  return (
    <div hidden={!isShown}>
      <div className={styles.columns}>
        <AccountNavigation currentSection={currentSection} />
        <div
          ref={content}
          tabIndex={-1}
          className={styles.content}
          onFocus={({ target }) => {
            lastUsedElement.current = target
          }}
        >
          <HiddenNews isHidden={!isShown}>{isOffered && children}</HiddenNews>
        </div>
      </div>
    </div>
  )
}
