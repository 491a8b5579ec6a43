import type { MyNewsletter } from '../../contract/account'
import type { Links } from '../../contract/links'
import type { OwnNewsletter } from '../records/ownNewsletter'

const subscribe = { href: '/v1/my/newsletter/subscription', method: 'POST' } as const
const unsubscribe = { href: '/v1/my/newsletter/end', method: 'POST' } as const

const linksOf: Record<MyNewsletter['status'], Links> = {
  none: { subscribe },
  pending: { subscribe, unsubscribe },
  subscribed: { unsubscribe },
}

/** What a registered customer sees of their subscription. */
export const presentMyNewsletter = (own: OwnNewsletter): MyNewsletter => ({ ...own, _links: linksOf[own.status] })
