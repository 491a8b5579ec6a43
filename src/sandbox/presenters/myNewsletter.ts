import type { MyNewsletter } from '../../contract/account'
import type { Links } from '../../contract/links'
import type { CustomerRow } from '../records/customer'
import { confirmableSince, lettersSince, subscriptionOf } from '../records/newsletter'
import type { Shop } from '../shop'

const subscribe = { href: '/v1/my/newsletter/subscription', method: 'POST' } as const
const unsubscribe = { href: '/v1/my/newsletter/end', method: 'POST' } as const

const linksOf: Record<MyNewsletter['status'], Links> = {
  none: { subscribe },
  pending: { subscribe, unsubscribe },
  subscribed: { unsubscribe },
}

/** What a registered customer sees of their subscription. One whose letters no longer confirm is none. */
export function presentMyNewsletter({ database, now }: Shop, { email }: CustomerRow): MyNewsletter {
  const state = subscriptionOf(database, email)?.state
  const waiting = state === 'pending' && lettersSince(database, email, confirmableSince(now())) > 0
  const status = state === 'subscribed' ? state : waiting ? 'pending' : 'none'
  return { status, email, _links: linksOf[status] }
}
