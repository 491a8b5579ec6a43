import { useEffect, useRef, type ReactNode } from 'react'
import { AccountNavigation } from './AccountNavigation'
import type { AccountPlace } from './accountPlaces'
import * as styles from './AccountFrame.module.css'

interface OpenAccountProps {
  current: AccountPlace
  /** False while its session has ended: what was typed stays, out of sight and reach. */
  shown: boolean
  /** The log-in stood here until now. */
  fromLogin: boolean
  children: ReactNode
}

/** A place of the account, with the navigation beside it. */
export function OpenAccount({ current, shown, fromLogin, children }: OpenAccountProps) {
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
