import { useEffect, useRef } from 'react'
import type { Customer } from '../../../contract/session'
import { Note } from '../../../ui/status/Note'
import { bringMessages } from '../../../i18n/lateMessages'
import { useAppSelector } from '../../../store/hooks'
import { selectCustomer } from '../../../store/session/sessionSlice'
import { LoginForm } from '../../../forms/person/LoginForm'
import * as styles from '../frame/AccountFrame.module.css'
import * as text from '../../../ui/text.module.css'

const useMessages = bringMessages('account')

interface PanelLoginProps {
  /** The email address of the customer who opened the panel. */
  email: string
  /** True if the panel contains typed text. The note then says that the text is preserved. */
  hasTypedText: boolean
}

/** The panel covers the page's login form, so the panel has its own login form after the session has expired. */
export function PanelLogin({ email, hasTypedText }: PanelLoginProps) {
  const { gate: messages } = useMessages('account')
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is below the login form, which may be out of view.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.login} aria-labelledby="log-in-again">
      <h3 id="log-in-again" ref={heading} tabIndex={-1} className={`${styles.heading} ${text.lg}`}>
        {messages.title}
      </h3>
      <Note variant="fjord">{messages.why[hasTypedText ? 'endedKept' : 'ended']}</Note>
      <LoginForm email={email} />
    </section>
  )
}

/**
 * Returns the email address of the customer who must log in again; null while no login is needed. A panel belongs to
 * the customer who opened it, so the hook calls `onClose` when another customer logs in.
 */
export function useExpiredEmail(isOpen: boolean, onClose: () => void): string | null {
  const customer = useAppSelector(selectCustomer)
  const owner = useRef<Customer | null>(null)
  owner.current = isOpen ? (owner.current ?? customer) : null
  const isOtherCustomer =
    customer !== null && owner.current !== null && customer.id_customer !== owner.current.id_customer
  useEffect(() => {
    if (isOtherCustomer) onClose()
  }, [isOtherCustomer, onClose])
  return customer === null ? (owner.current?.email ?? null) : null
}
