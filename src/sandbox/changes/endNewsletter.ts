import type { ShopDatabase } from '../database/ShopDatabase'
import { notFound } from '../http/ShopError'
import { subscriptionOfLetter } from '../records/newsletter'

/** Takes an address off the newsletter, or takes back that it was asked for; again does nothing. Its names are forgotten. */
export function endSubscription(database: ShopDatabase, email: string): void {
  database.run("UPDATE newsletter SET state = 'ended', firstname = '', lastname = '' WHERE email = ?", email)
}

/** The same for the owner of a letter, however old it is. 404 not_found for an unknown token. */
export function endNewsletter(database: ShopDatabase, token: string): void {
  database.transaction(() => {
    const subscription = subscriptionOfLetter(database, token)
    if (!subscription) throw notFound('letter')
    endSubscription(database, subscription.email)
  })
}
