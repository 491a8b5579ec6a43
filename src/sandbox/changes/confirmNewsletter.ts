import type { ShopDatabase } from '../database/ShopDatabase'
import { notFound, ShopError } from '../http/ShopError'
import { mailNewsletter } from '../mail/mailNewsletter'
import { confirmableSince, noteLetter, subscriptionOfLetter } from '../records/newsletter'
import type { Shop } from '../shop'
import { endSubscription } from './endNewsletter'

/** Gives a subscription to the account that asked for the letter; what that had by another address ends. */
function giveTo(database: ShopDatabase, id_customer: number, email: string): void {
  const others = database.all<{ email: string }>(
    'SELECT email FROM newsletter WHERE id_customer = ? AND email <> ?',
    id_customer,
    email,
  )
  others.forEach((other) => endSubscription(database, other.email))
  database.run('UPDATE newsletter SET id_customer = ? WHERE email = ?', id_customer, email)
}

/**
 * Puts the owner of a letter on the newsletter and welcomes them; again does nothing. 404 not_found for an unknown token,
 * 410 link_expired when the letter is too old or the subscription has ended since.
 */
export async function confirmNewsletter(shop: Shop, token: string, origin: string): Promise<void> {
  const { database, now } = shop
  const welcome = database.transaction(() => {
    const subscription = subscriptionOfLetter(database, token)
    if (!subscription) throw notFound('letter')
    const { state, sent, asker, email } = subscription
    const holds = state !== 'ended' && sent >= confirmableSince(now())
    if (holds && asker !== null) giveTo(database, asker, email)
    if (state === 'subscribed') return null
    if (!holds) {
      throw new ShopError(410, 'link_expired', 'This letter no longer confirms: ask for a new one')
    }
    database.run("UPDATE newsletter SET state = 'subscribed' WHERE email = ?", email)
    return { subscription, token: noteLetter(shop, email) }
  })
  if (!welcome) return
  await mailNewsletter(shop, welcome.subscription, { letter: 'newsletter-welcome', token: welcome.token, origin })
}
