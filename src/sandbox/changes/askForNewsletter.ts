import type * as v from 'valibot'
import type { newsletter } from '../../contract/accountRequests'
import { mailNewsletter, type NewsletterLetter } from '../mail/mailNewsletter'
import { confirmableSince, lettersSince, noteLetter, subscriptionOf } from '../records/newsletter'
import type { Shop } from '../shop'

type Subscriber = v.InferOutput<typeof newsletter>

/** So many letters go to one address within so many ms, whoever asks for them. */
const most = 3
const span = 15 * 60_000

/** How it was asked for: in a form of its own, or ticked in a form about something else. */
type Way = 'asked' | 'ticked'

/** Notes the wish; the letter that has to go out for it, or null. */
function prepareLetter(shop: Shop, { email, firstName, lastName, id_lang }: Subscriber, way: Way) {
  const { database, now } = shop
  const state = subscriptionOf(database, email)?.state
  if (state !== 'subscribed') {
    database.run(
      `INSERT INTO newsletter VALUES (?1, ?2, ?3, ?4, 'pending') ON CONFLICT (email) DO UPDATE
        SET firstname = excluded.firstname, lastname = excluded.lastname, id_lang = excluded.id_lang, state = 'pending'`,
      email,
      firstName,
      lastName,
      id_lang === 2 ? 2 : 1,
    )
  }
  // A form that is sent again is no new wish.
  const waiting = state === 'pending' && lettersSince(database, email, confirmableSince(now())) > 0
  if (way === 'ticked' && (state === 'subscribed' || waiting)) return null
  if (lettersSince(database, email, new Date(now().getTime() - span).toISOString()) >= most) return null
  const letter: NewsletterLetter = state === 'subscribed' ? 'newsletter-already' : 'newsletter-confirm'
  return { letter, token: noteLetter(shop, email) }
}

/**
 * Asks the owner of an e-mail address whether they want the newsletter: nobody is on it before they confirmed it from the
 * letter. Whoever asks learns nothing of the address: one that is subscribed already gets a letter that says so, and
 * beyond a few letters within a quarter of an hour none goes out.
 */
export async function askForNewsletter(shop: Shop, given: Subscriber, way: Way, origin: string): Promise<void> {
  const prepared = shop.database.transaction(() => prepareLetter(shop, given, way))
  if (!prepared) return
  const subscription = subscriptionOf(shop.database, given.email)
  if (subscription) await mailNewsletter(shop, subscription, { ...prepared, origin })
}

/** The tick in the form of a guest or of a new account. An unticked one takes nobody off. */
export async function askForTicked(
  shop: Shop,
  given: { newsletter: boolean; email: string; firstname: string; lastname: string; id_lang: number },
  origin: string,
): Promise<void> {
  const { newsletter: ticked, email, firstname: firstName, lastname: lastName, id_lang } = given
  if (ticked) await askForNewsletter(shop, { email, firstName, lastName, id_lang }, 'ticked', origin)
}
