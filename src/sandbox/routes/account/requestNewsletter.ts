import type * as v from 'valibot'
import type { newsletter } from '../../../contract/accountRequests'
import { ShopError } from '../../http/ShopError'
import { mailNewsletter, type NewsletterEmail } from '../../mail/mailNewsletter'
import type { CustomerRow } from '../../queries/customer'
import {
  confirmableSince,
  countEmailsSince,
  recordNewsletterEmail,
  findSubscription,
  findAccountSubscription,
  isAwaitingAnswer,
} from '../../queries/newsletter'
import type { SandboxContext } from '../../context'

type Subscriber = v.InferOutput<typeof newsletter>

/** So many emails go to one address within so many ms, whoever asks for them. */
const most = 3
const span = 15 * 60_000

/** How it was asked for: in a form of its own or ticked in a form about something else, and by which account. */
interface RequestSource {
  source: 'asked' | 'ticked'
  asker?: number
}

/** Whether an email to the address can still be answered: one of the account, or for who has none any. */
function isWaiting({ database, now }: SandboxContext, email: string, asker: number | undefined): boolean {
  const since = confirmableSince(now())
  return asker === undefined
    ? countEmailsSince(database, email, since) > 0
    : isAwaitingAnswer(database, { email, id_customer: asker }, since)
}

/** Notes the wish; the email that has to go out for it, or null. */
function prepareEmail(
  context: SandboxContext,
  { email, firstName, lastName, id_lang }: Subscriber,
  { source, asker }: RequestSource,
): { kind: NewsletterEmail; token: string } | null {
  const { database, now } = context
  const { state, id_customer } = findSubscription(database, email) ?? {}
  if (state !== 'subscribed') {
    database.run(
      `INSERT INTO newsletter VALUES (?1, ?2, ?3, ?4, 'pending', NULL) ON CONFLICT (email) DO UPDATE
        SET firstname = excluded.firstname, lastname = excluded.lastname, id_lang = excluded.id_lang, state = 'pending'`,
      email,
      firstName,
      lastName,
      id_lang === 2 ? 2 : 1,
    )
  }
  // An account that the subscription is not of has to prove its address first.
  const isDone = state === 'subscribed' && (asker === undefined || asker === id_customer)
  // A form that is sent again is no new wish.
  if (source === 'ticked' && (isDone || (state === 'pending' && isWaiting(context, email, asker)))) return null
  if (countEmailsSince(database, email, new Date(now().getTime() - span).toISOString()) >= most) {
    if (source === 'ticked' || asker === undefined) return null
    throw new ShopError(429, 'too_many_attempts', 'Too many letters to this address: wait a quarter of an hour', {
      retry_after: span / 1000,
    })
  }
  return {
    kind: isDone ? 'newsletter-already' : 'newsletter-confirm',
    token: recordNewsletterEmail(context, email, asker),
  }
}

/**
 * Asks the owner of an e-mail address whether they want the newsletter: nobody is on it before they confirmed it from the
 * email. Whoever asks learns nothing of the address: one that is subscribed already gets an email that says so, and
 * beyond a few emails within a quarter of an hour none goes out. Only a customer who asks in the account is told so, by
 * 429 too_many_attempts: their page says else that an email is on its way.
 */
export function requestNewsletter(
  context: SandboxContext,
  given: Subscriber,
  source: RequestSource,
  origin: string,
): void {
  const prepared = context.database.transaction(() => prepareEmail(context, given, source))
  if (!prepared) return
  const subscription = findSubscription(context.database, given.email)
  if (subscription) mailNewsletter(context, subscription, { ...prepared, origin })
}

/** The tick in the form of a guest, or of who has an account (`asker`). An unticked one takes nobody off. */
export function requestTickedNewsletter(
  context: SandboxContext,
  given: { newsletter: boolean; email: string; firstname: string; lastname: string; id_lang: number },
  { origin, asker }: { origin: string; asker?: number },
): void {
  const { newsletter: ticked, email, firstname: firstName, lastname: lastName, id_lang } = given
  if (ticked) requestNewsletter(context, { email, firstName, lastName, id_lang }, { source: 'ticked', asker }, origin)
}

/**
 * After a change of a customer's e-mail address: who gets the newsletter is asked by email whether it may go to the new
 * one. Until they say so it goes to the one before (confirmNewsletter).
 */
export function moveNewsletter(context: SandboxContext, { id_customer, email }: CustomerRow, origin: string): void {
  const subscription = findAccountSubscription(context.database, id_customer)
  if (!subscription) return
  const { firstname: firstName, lastname: lastName, id_lang } = subscription
  requestNewsletter(context, { email, firstName, lastName, id_lang }, { source: 'ticked', asker: id_customer }, origin)
}
