import type { MyNewsletter } from '../../contract/account'
import type { Shop } from '../shop'
import type { CustomerRow } from './customer'
import { confirmableSince, subscriptionOfAccount, waitsForAnswer } from './newsletter'

/** How an account stands with the newsletter; `email` is the address that it goes to, or would. */
export type OwnNewsletter = Pick<MyNewsletter, 'status' | 'email'>

/**
 * An account's e-mail address is not proven, so it sees nothing of what is known of that address by other ways: only the
 * letter that was asked for from here, and what was confirmed from one. After a change of the e-mail address the old
 * subscription is the account's until the new one is confirmed.
 */
export function ownNewsletter({ database, now }: Shop, { id_customer, email }: CustomerRow): OwnNewsletter {
  const subscription = subscriptionOfAccount(database, id_customer)
  const isCurrent = subscription?.email.toLowerCase() === email.toLowerCase()
  if (!isCurrent && waitsForAnswer(database, { email, id_customer }, confirmableSince(now()))) {
    return { status: 'pending', email }
  }
  return subscription ? { status: 'subscribed', email: subscription.email } : { status: 'none', email }
}
