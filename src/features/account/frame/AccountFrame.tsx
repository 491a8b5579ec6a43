import type { ReactNode } from 'react'
import { AccountLoading } from './AccountLoading'
import type { AccountPlace } from './accountPlaces'
import { AccountUnreachable } from './AccountUnreachable'
import { LogInFirst } from './LogInFirst'
import { OpenAccount } from './OpenAccount'
import { useAccountGate } from './useAccountGate'

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
  const { view, before, owner, logouts, left } = useAccountGate()
  return (
    <>
      {view === 'loading' && <AccountLoading />}
      {view === 'failed' && <AccountUnreachable />}
      {view === 'login' && (
        // Of another tab's log-out this one hears by its storage first, and only then that somebody left: nothing of them stays.
        <LogInFirst key={logouts} before={before} left={left} owner={owner} beside={beside} />
      )}
      {owner && (
        <OpenAccount
          key={`${owner.id} ${logouts}`}
          current={current}
          shown={view === 'open'}
          fromLogin={before === 'login'}
        >
          {children}
        </OpenAccount>
      )}
    </>
  )
}
