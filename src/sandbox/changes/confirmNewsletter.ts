import { notFound, ShopError } from '../http/ShopError'
import { mailNewsletter } from '../mail/mailNewsletter'
import { confirmableSince, noteLetter, subscriptionOfLetter } from '../records/newsletter'
import type { Shop } from '../shop'

/**
 * Puts the owner of a letter on the newsletter and welcomes them; again does nothing. 404 not_found for an unknown token,
 * 410 link_expired when the letter is too old or the subscription has ended since.
 */
export async function confirmNewsletter(shop: Shop, token: string, origin: string): Promise<void> {
  const { database, now } = shop
  const welcome = database.transaction(() => {
    const subscription = subscriptionOfLetter(database, token)
    if (!subscription) throw notFound('letter')
    if (subscription.state === 'subscribed') return null
    if (subscription.state === 'ended' || subscription.sent < confirmableSince(now())) {
      throw new ShopError(410, 'link_expired', 'This letter no longer confirms: ask for a new one')
    }
    database.run("UPDATE newsletter SET state = 'subscribed' WHERE email = ?", subscription.email)
    return { subscription, token: noteLetter(shop, subscription.email) }
  })
  if (!welcome) return
  await mailNewsletter(shop, welcome.subscription, { letter: 'newsletter-welcome', token: welcome.token, origin })
}
