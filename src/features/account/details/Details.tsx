import { useState } from 'react'
import * as text from '../../../design/text.module.css'
import { useWords } from '../../../i18n/useWords'
import { useShopSelector } from '../../../state/hooks'
import { AccountDeletion } from './AccountDeletion'
import { DataDownload } from './DataDownload'
import * as styles from './Details.module.css'
import { PasswordChange } from './PasswordChange'
import { Profile } from './Profile'

/**
 * What an account knows of its customer, and what the customer may do about it. While a session has ended, what was typed
 * waits here for the same customer (frame/AccountFrame).
 */
export function Details() {
  const { details: words } = useWords('password')
  const now = useShopSelector(({ session }) => session.customer)
  const [latest, setLatest] = useState(now)
  if (now && now !== latest) setLatest(now)
  const customer = now ?? latest
  if (!customer || customer.is_guest) return null
  return (
    <section id="details" className={styles.details} aria-labelledby="details-title">
      <h2 id="details-title" className={text.xl}>
        {words.title}
      </h2>
      <div className={styles.parts}>
        <Profile key={customer.id_customer} customer={customer} />
        <div className={styles.column}>
          <PasswordChange email={customer.email} />
          <DataDownload />
          <AccountDeletion email={customer.email} />
        </div>
      </div>
    </section>
  )
}
