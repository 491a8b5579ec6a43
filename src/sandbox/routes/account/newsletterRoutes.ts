import { Hono } from 'hono'
import { newsletter, newsletterToken } from '../../../contract/accountRequests'
import { requestNewsletter } from './requestNewsletter'
import { findStorefrontOrigin } from '../../http/storefront'
import { readPayload } from '../../http/readPayload'
import { invalid, notFound, ShopError } from '../../http/ShopError'
import {
  confirmableSince,
  findSubscription,
  findSubscriptionByToken,
  type OwnNewsletter,
  readOwnNewsletter,
  recordNewsletterEmail,
} from '../../queries/newsletter'
import { sameEmail } from '../../session/accounts'
import { requireAccount } from '../../session/sessions'
import type { SandboxContext } from '../../context'
import type { SandboxDatabase } from '../../database/SandboxDatabase'
import { mailNewsletter } from '../../mail/mailNewsletter'
import type { CustomerRow } from '../../queries/customer'
import type { MyNewsletter } from '../../../contract/account'
import type { Links } from '../../../contract/links'

/** GET my-newsletter, subscribe, unsubscribe, POST newsletter and the links of its emails. */
export function newsletterRoutes(context: SandboxContext): Hono {
  const { database, siteOrigin } = context
  const routes = new Hono()

  routes.post('/newsletter', async (c) => {
    requestNewsletter(
      context,
      await readPayload(c, newsletter),
      { source: 'asked' },
      findStorefrontOrigin(c, siteOrigin),
    )
    return c.json({})
  })

  routes.post('/newsletter/confirmations', async (c) => {
    const { token } = await readPayload(c, newsletterToken)
    confirmNewsletter(context, token, findStorefrontOrigin(c, siteOrigin))
    return c.json({})
  })

  routes.post('/newsletter/ends', async (c) => {
    const { token } = await readPayload(c, newsletterToken)
    endNewsletter(database, token)
    return c.json({})
  })

  routes.get('/my/newsletter', (c) =>
    c.json(serializeMyNewsletter(readOwnNewsletter(context, requireAccount(context, c)))),
  )

  routes.post('/my/newsletter/subscription', async (c) => {
    const customer = requireAccount(context, c)
    const given = await readPayload(c, newsletter)
    if (!sameEmail(given.email, customer.email)) throw invalid('email', "must be the customer's own")
    // An account's e-mail address is not proven: it is confirmed from the email like any other.
    const source = { source: 'asked', asker: customer.id_customer } as const
    requestNewsletter(context, given, source, findStorefrontOrigin(c, siteOrigin))
    return c.json(serializeMyNewsletter(readOwnNewsletter(context, customer)))
  })

  routes.post('/my/newsletter/end', (c) => {
    const answer = database.transaction(() => {
      const customer = requireAccount(context, c)
      endOwnNewsletter(context, customer)
      return serializeMyNewsletter(readOwnNewsletter(context, customer))
    })
    return c.json(answer)
  })

  return routes
}

/** Gives a subscription to the account that asked for the email; what that had by another address ends. */
function assignSubscription(database: SandboxDatabase, id_customer: number, email: string): void {
  const others = database.all<{ email: string }>(
    'SELECT email FROM newsletter WHERE id_customer = ? AND email <> ?',
    id_customer,
    email,
  )
  others.forEach((other) => endSubscription(database, other.email))
  database.run('UPDATE newsletter SET id_customer = ? WHERE email = ?', id_customer, email)
}

/**
 * Puts the owner of an email on the newsletter and welcomes them; again does nothing. 404 not_found for an unknown token,
 * 410 link_expired when the email is too old or the subscription has ended since.
 */
function confirmNewsletter(context: SandboxContext, token: string, origin: string): void {
  const { database, now } = context
  const welcome = database.transaction(() => {
    const subscription = findSubscriptionByToken(database, token)
    if (!subscription) throw notFound('letter')
    const { state, sent, asker, email } = subscription
    const holds = state !== 'ended' && sent >= confirmableSince(now())
    if (holds && asker !== null) assignSubscription(database, asker, email)
    if (state === 'subscribed') return null
    if (!holds) {
      throw new ShopError(410, 'link_expired', 'This letter no longer confirms: ask for a new one')
    }
    database.run("UPDATE newsletter SET state = 'subscribed' WHERE email = ?", email)
    return { subscription, token: recordNewsletterEmail(context, email) }
  })
  if (!welcome) return
  mailNewsletter(context, welcome.subscription, { kind: 'newsletter-welcome', token: welcome.token, origin })
}

/** Takes an address off the newsletter, or takes back that it was asked for; again does nothing. Names and account are forgotten. */
function endSubscription(database: SandboxDatabase, email: string): void {
  database.run(
    "UPDATE newsletter SET state = 'ended', firstname = '', lastname = '', id_customer = NULL WHERE email = ?",
    email,
  )
  database.run('UPDATE newsletter_letter SET id_customer = NULL WHERE email = ?', email)
}

/**
 * The same for a customer: the email that waits for an answer is taken back, or what the account is subscribed to ends. Who
 * is on the list by other ways stays there. Must run in a transaction.
 */
function endOwnNewsletter(context: SandboxContext, customer: CustomerRow): void {
  const { database } = context
  const { status, email } = readOwnNewsletter(context, customer)
  if (status === 'none') return
  if (status === 'subscribed' || findSubscription(database, email)?.state === 'pending')
    endSubscription(database, email)
  else {
    database.run(
      'UPDATE newsletter_letter SET id_customer = NULL WHERE email = ? AND id_customer = ?',
      email,
      customer.id_customer,
    )
  }
}

/** The same for the owner of an email, however old it is. 404 not_found for an unknown token. */
function endNewsletter(database: SandboxDatabase, token: string): void {
  database.transaction(() => {
    const subscription = findSubscriptionByToken(database, token)
    if (!subscription) throw notFound('letter')
    endSubscription(database, subscription.email)
  })
}

const subscribe = { href: '/v1/my/newsletter/subscription', method: 'POST' } as const
const unsubscribe = { href: '/v1/my/newsletter/end', method: 'POST' } as const

const statusLinks: Record<MyNewsletter['status'], Links> = {
  none: { subscribe },
  pending: { subscribe, unsubscribe },
  subscribed: { unsubscribe },
}

/** What a registered customer sees of their subscription. */
const serializeMyNewsletter = (own: OwnNewsletter): MyNewsletter => ({ ...own, _links: statusLinks[own.status] })
