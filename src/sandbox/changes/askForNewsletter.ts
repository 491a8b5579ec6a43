import type * as v from 'valibot'
import type { newsletter } from '../../contract/accountRequests'
import { ShopError } from '../http/ShopError'
import { mailNewsletter, type NewsletterLetter } from '../mail/mailNewsletter'
import type { CustomerRow } from '../records/customer'
import {
  confirmableSince,
  lettersSince,
  noteLetter,
  subscriptionOf,
  subscriptionOfAccount,
  waitsForAnswer,
} from '../records/newsletter'
import type { Shop } from '../shop'

type Subscriber = v.InferOutput<typeof newsletter>

/** So many letters go to one address within so many ms, whoever asks for them. */
const most = 3
const span = 15 * 60_000

/** How it was asked for: in a form of its own or ticked in a form about something else, and by which account. */
interface Way {
  way: 'asked' | 'ticked'
  asker?: number
}

/** Whether a letter to the address can still be answered: one of the account, or for who has none any. */
function isWaiting({ database, now }: Shop, email: string, asker: number | undefined): boolean {
  const since = confirmableSince(now())
  return asker === undefined
    ? lettersSince(database, email, since) > 0
    : waitsForAnswer(database, { email, id_customer: asker }, since)
}

/** Notes the wish; the letter that has to go out for it, or null. */
function prepareLetter(
  shop: Shop,
  { email, firstName, lastName, id_lang }: Subscriber,
  { way, asker }: Way,
): { letter: NewsletterLetter; token: string } | null {
  const { database, now } = shop
  const { state, id_customer } = subscriptionOf(database, email) ?? {}
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
  if (way === 'ticked' && (isDone || (state === 'pending' && isWaiting(shop, email, asker)))) return null
  if (lettersSince(database, email, new Date(now().getTime() - span).toISOString()) >= most) {
    if (way === 'ticked' || asker === undefined) return null
    throw new ShopError(429, 'too_many_attempts', 'Too many letters to this address: wait a quarter of an hour', {
      retry_after: span / 1000,
    })
  }
  return { letter: isDone ? 'newsletter-already' : 'newsletter-confirm', token: noteLetter(shop, email, asker) }
}

/**
 * Asks the owner of an e-mail address whether they want the newsletter: nobody is on it before they confirmed it from the
 * letter. Whoever asks learns nothing of the address: one that is subscribed already gets a letter that says so, and
 * beyond a few letters within a quarter of an hour none goes out. Only a customer who asks in the account is told so, by
 * 429 too_many_attempts: their page says else that a letter is on its way.
 */
export async function askForNewsletter(shop: Shop, given: Subscriber, way: Way, origin: string): Promise<void> {
  const prepared = shop.database.transaction(() => prepareLetter(shop, given, way))
  if (!prepared) return
  const subscription = subscriptionOf(shop.database, given.email)
  if (subscription) await mailNewsletter(shop, subscription, { ...prepared, origin })
}

/** The tick in the form of a guest, or of who has an account (`asker`). An unticked one takes nobody off. */
export async function askForTicked(
  shop: Shop,
  given: { newsletter: boolean; email: string; firstname: string; lastname: string; id_lang: number },
  { origin, asker }: { origin: string; asker?: number },
): Promise<void> {
  const { newsletter: ticked, email, firstname: firstName, lastname: lastName, id_lang } = given
  if (ticked) await askForNewsletter(shop, { email, firstName, lastName, id_lang }, { way: 'ticked', asker }, origin)
}

/**
 * After a change of a customer's e-mail address: who gets the newsletter is asked by letter whether it may go to the new
 * one. Until they say so it goes to the one before (changes/confirmNewsletter).
 */
export async function moveNewsletter(shop: Shop, { id_customer, email }: CustomerRow, origin: string): Promise<void> {
  const subscription = subscriptionOfAccount(shop.database, id_customer)
  if (!subscription) return
  const { firstname: firstName, lastname: lastName, id_lang } = subscription
  await askForNewsletter(shop, { email, firstName, lastName, id_lang }, { way: 'ticked', asker: id_customer }, origin)
}
