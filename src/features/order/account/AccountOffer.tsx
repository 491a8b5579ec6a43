import type { Order } from '../../../contract/order'
import { Note } from '../../../design/Note'
import { useWords } from '../../../i18n/useWords'
import { useShopSelector } from '../../../state/hooks'
import { isGuest } from '../../../state/session/whoIsIt'
import { AccountForm } from './AccountForm'
import * as styles from './Account.module.css'
import { useAccount } from './useAccount'

/** An account for who ordered as a guest, with one password. */
export function AccountOffer({ order }: { order: Order }) {
  const { account: words } = useWords('order')
  const guest = useShopSelector(isGuest)
  const { busy, done, fault, create } = useAccount(order)
  if (done) {
    return (
      <Note look="ok" role="status" className={styles.offer}>
        {words.done(order.email)}
      </Note>
    )
  }
  if (!guest || !order.is_guest) return null
  return (
    <section className={styles.offer} aria-labelledby="order-account">
      <h2 id="order-account" className={styles.heading}>
        {words.title}
      </h2>
      <p className={styles.text}>{words.text(order.email)}</p>
      <AccountForm email={order.email} busy={busy} fault={fault} onSubmit={(password) => void create(password)} />
    </section>
  )
}
