import type { Hono } from 'hono'
import { newsletterPayload, emailTokenPayload } from '../../../contract/accountRequests'
import { requestNewsletter } from './requestNewsletter'
import { readSender } from '../../http/sender'
import { findMailOrigin } from '../../http/storefront'
import { readPayload } from '../../http/readPayload'
import { createValidationError, createNotFoundError, ShopError } from '../../http/ShopError'
import {
  findEarliestConfirmable,
  findSubscription,
  findSubscriptionByToken,
  type OwnNewsletter,
  readOwnNewsletter,
  recordNewsletterEmail,
} from '../../queries/newsletter'
import { isSameEmail } from '../../session/accounts'
import { requireAccount } from '../../session/sessions'
import type { SandboxContext } from '../../context'
import type { SandboxDatabase } from '../../database/SandboxDatabase'
import { mailNewsletter } from '../../mail/mailNewsletter'
import type { CustomerRow } from '../../queries/customer'
import type { MyNewsletter } from '../../../contract/account'
import type { Links } from '../../../contract/links'

export function createNewsletterRoutes(routes: Hono, context: SandboxContext): void {
  const { database, siteOrigin, attempts } = context
  routes.post('/newsletter', async (c) => {
    const subscriber = await readPayload(c, newsletterPayload)
    attempts.newsletter.begin(readSender(c))
    requestNewsletter(context, subscriber, { source: 'form' }, findMailOrigin(c, siteOrigin))
    return c.json({})
  })

  routes.post('/newsletter/confirmations', async (c) => {
    const { token } = await readPayload(c, emailTokenPayload)
    confirmNewsletter(context, token, findMailOrigin(c, siteOrigin))
    return c.json({})
  })

  routes.post('/newsletter/ends', async (c) => {
    const { token } = await readPayload(c, emailTokenPayload)
    database.transaction(() => {
      const subscription = findSubscriptionByToken(database, token)
      if (!subscription) throw createNotFoundError('email')
      endSubscription(database, subscription.email)
    })
    return c.json({})
  })

  routes.get('/my/newsletter', (c) =>
    c.json(serializeMyNewsletter(readOwnNewsletter(context, requireAccount(context, c)))),
  )

  routes.post('/my/newsletter/subscription', async (c) => {
    const customer = requireAccount(context, c)
    const subscriber = await readPayload(c, newsletterPayload)
    if (!isSameEmail(subscriber.email, customer.email))
      throw createValidationError('email', "must be the customer's own")
    // An account's email address is not verified, so it has to be confirmed by email like any other.
    const source = { source: 'form', requestedBy: customer.id_customer } as const
    requestNewsletter(context, subscriber, source, findMailOrigin(c, siteOrigin))
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
}

/**
 * Assigns a subscription to the account that requested the email, and ends the account's subscription with another
 * address.
 */
function assignSubscription(database: SandboxDatabase, id_customer: number, email: string): void {
  const otherEmails = database.column<string>(
    'SELECT email FROM newsletter WHERE id_customer = ? AND email <> ?',
    id_customer,
    email,
  )
  otherEmails.forEach((otherEmail) => endSubscription(database, otherEmail))
  database.run('UPDATE newsletter SET id_customer = ? WHERE email = ?', id_customer, email)
}

/**
 * Confirms the subscription of an email, and sends a welcome unless the address is already subscribed. If an account
 * requested the email, the subscription is assigned to it. An unknown token gives 404 not_found. If the email of an
 * unconfirmed subscription is too old, or the subscription has ended since, the result is 410 link_expired.
 */
function confirmNewsletter(context: SandboxContext, token: string, origin: string): void {
  const { database, now } = context
  const welcome = database.transaction(() => {
    const subscription = findSubscriptionByToken(database, token)
    if (!subscription) throw createNotFoundError('email')
    const { state, sent, requestedBy, email } = subscription
    const canConfirm = state !== 'ended' && sent >= findEarliestConfirmable(now())
    if (canConfirm && requestedBy !== null) assignSubscription(database, requestedBy, email)
    if (state === 'subscribed') return null
    if (!canConfirm) {
      throw new ShopError(410, 'link_expired', 'This email can no longer confirm: request a new one')
    }
    database.run("UPDATE newsletter SET state = 'subscribed' WHERE email = ?", email)
    return { subscription, token: recordNewsletterEmail(context, email) }
  })
  if (!welcome) return
  mailNewsletter(context, welcome.subscription, { kind: 'newsletter-welcome', token: welcome.token, origin })
}

/**
 * Ends the subscription or the request of an address, erases the names, and detaches it from the accounts that
 * requested it. A repeated call changes nothing.
 */
function endSubscription(database: SandboxDatabase, email: string): void {
  database.run(
    "UPDATE newsletter SET state = 'ended', firstname = '', lastname = '', id_customer = NULL WHERE email = ?",
    email,
  )
  database.run('UPDATE newsletter_email SET id_customer = NULL WHERE email = ?', email)
}

/**
 * Withdraws the customer's unconfirmed request, or ends the account's subscription. A subscription of the address that
 * does not belong to the account remains. Must run in a transaction.
 */
function endOwnNewsletter(context: SandboxContext, customer: CustomerRow): void {
  const { database } = context
  const { status, email } = readOwnNewsletter(context, customer)
  if (status === 'none') return
  if (status === 'subscribed' || findSubscription(database, email)?.state === 'pending')
    endSubscription(database, email)
  else {
    database.run(
      'UPDATE newsletter_email SET id_customer = NULL WHERE email = ? AND id_customer = ?',
      email,
      customer.id_customer,
    )
  }
}

const subscribe = { href: '/v1/my/newsletter/subscription', method: 'POST' } as const
const unsubscribe = { href: '/v1/my/newsletter/end', method: 'POST' } as const

const statusLinks: Record<MyNewsletter['status'], Links> = {
  none: { subscribe },
  pending: { subscribe, unsubscribe },
  subscribed: { unsubscribe },
}

const serializeMyNewsletter = (ownNewsletter: OwnNewsletter): MyNewsletter => ({
  ...ownNewsletter,
  _links: statusLinks[ownNewsletter.status],
})
