import type { NewsletterPayload } from '../../../contract/accountRequests'
import { ShopError } from '../../http/ShopError'
import { mailNewsletter, type NewsletterEmailKind } from '../../mail/mailNewsletter'
import type { CustomerRow } from '../../queries/customer'
import {
  emailPeriod,
  findEarliestConfirmable,
  maxEmails,
  countEmailsSince,
  recordNewsletterEmail,
  findSubscription,
  findAccountSubscription,
  isAwaitingConfirmation,
} from '../../queries/newsletter'
import type { SandboxContext } from '../../context'

/**
 * The form in which the newsletter was requested (`form`: its own form, `checkbox`: a checkbox in another form, or a
 * change of the account's address), and the account that requested it.
 */
interface RequestSource {
  source: 'form' | 'checkbox'
  requestedBy?: number
}

/**
 * Sends the owner of an email address a request to confirm the newsletter, which starts only after the confirmation.
 * The response reveals nothing about the address. If the address is already subscribed, an email says so after a
 * request in the newsletter's own form, and a ticked checkbox sends none. After `maxEmails` emails within a quarter of
 * an hour, no more are sent. Only customers who subscribe in their account get 429 too_many_attempts, because that page
 * would otherwise promise an email.
 */
export function requestNewsletter(
  context: SandboxContext,
  subscriber: NewsletterPayload,
  source: RequestSource,
  origin: string,
): void {
  const preparedEmail = context.database.transaction(() => prepareEmail(context, subscriber, source))
  if (!preparedEmail) return
  const subscription = findSubscription(context.database, subscriber.email)
  if (subscription) mailNewsletter(context, subscription, { ...preparedEmail, origin })
}

/**
 * Returns whether an email to the address can still confirm the subscription. For an account, only the emails that it
 * requested count.
 */
function canStillConfirm({ database, now }: SandboxContext, email: string, requestedBy: number | undefined): boolean {
  const since = findEarliestConfirmable(now())
  return requestedBy === undefined
    ? countEmailsSince(database, email, since) > 0
    : isAwaitingConfirmation(database, { email, id_customer: requestedBy }, since)
}

/** Records the request. Returns the email to send for it, or null if none is to be sent. */
function prepareEmail(
  context: SandboxContext,
  { email, firstName, lastName, id_lang }: NewsletterPayload,
  { source, requestedBy }: RequestSource,
): { kind: NewsletterEmailKind; token: string } | null {
  const { database, now } = context
  const { state, id_customer } = findSubscription(database, email) ?? {}
  if (state !== 'subscribed') {
    database.insertRow(
      'newsletter',
      { email, firstname: firstName, lastname: lastName, id_lang, state: 'pending' },
      `ON CONFLICT (email) DO UPDATE
        SET firstname = excluded.firstname, lastname = excluded.lastname, id_lang = excluded.id_lang, state = 'pending'`,
    )
  }
  // An account that does not own the subscription must prove its address first.
  const isAlreadySubscribed = state === 'subscribed' && (requestedBy === undefined || requestedBy === id_customer)
  // A ticked checkbox in a form that is submitted again is not a new request.
  if (
    source === 'checkbox' &&
    (isAlreadySubscribed || (state === 'pending' && canStillConfirm(context, email, requestedBy)))
  )
    return null
  if (countEmailsSince(database, email, new Date(now().getTime() - emailPeriod).toISOString()) >= maxEmails) {
    if (source === 'checkbox' || requestedBy === undefined) return null
    throw new ShopError(429, 'too_many_attempts', 'Too many emails to this address: wait a quarter of an hour', {
      retry_after: emailPeriod / 1000,
    })
  }
  return {
    kind: isAlreadySubscribed ? 'newsletter-already' : 'newsletter-confirm',
    token: recordNewsletterEmail(context, email, requestedBy),
  }
}

/**
 * Requests the newsletter if a guest, or a customer with an account (`requestedBy`), has ticked its checkbox. An
 * unticked checkbox does not end a subscription.
 */
export function requestNewsletterIfTicked(
  context: SandboxContext,
  formValues: { newsletter: boolean; email: string; firstname: string; lastname: string; id_lang: number },
  { origin, requestedBy }: { origin: string; requestedBy?: number },
): void {
  const { newsletter: isTicked, email, firstname: firstName, lastname: lastName, id_lang } = formValues
  if (isTicked)
    requestNewsletter(context, { email, firstName, lastName, id_lang }, { source: 'checkbox', requestedBy }, origin)
}

/**
 * Sends subscribers who change the address of their account a request to confirm the newsletter there. Until they
 * confirm, the newsletter goes to the old address (confirmNewsletter).
 */
export function moveNewsletter(context: SandboxContext, { id_customer, email }: CustomerRow, origin: string): void {
  const subscription = findAccountSubscription(context.database, id_customer)
  if (!subscription) return
  const { firstname: firstName, lastname: lastName, id_lang } = subscription
  requestNewsletter(
    context,
    { email, firstName, lastName, id_lang },
    { source: 'checkbox', requestedBy: id_customer },
    origin,
  )
}
