import type { ShopDatabase } from '../database/ShopDatabase'
import { notFound } from '../http/ShopError'
import type { CustomerRow } from '../records/customer'
import { subscriptionOf, subscriptionOfLetter } from '../records/newsletter'
import { ownNewsletter } from '../records/ownNewsletter'
import type { Shop } from '../shop'

/** Takes an address off the newsletter, or takes back that it was asked for; again does nothing. Names and account are forgotten. */
export function endSubscription(database: ShopDatabase, email: string): void {
  database.run(
    "UPDATE newsletter SET state = 'ended', firstname = '', lastname = '', id_customer = NULL WHERE email = ?",
    email,
  )
  database.run('UPDATE newsletter_letter SET id_customer = NULL WHERE email = ?', email)
}

/**
 * The same for a customer: the letter that waits for an answer is taken back, or what the account is subscribed to ends. Who
 * is on the list by other ways stays there. Must run in a transaction.
 */
export function endOwnNewsletter(shop: Shop, customer: CustomerRow): void {
  const { database } = shop
  const { status, email } = ownNewsletter(shop, customer)
  if (status === 'none') return
  if (status === 'subscribed' || subscriptionOf(database, email)?.state === 'pending') endSubscription(database, email)
  else {
    database.run(
      'UPDATE newsletter_letter SET id_customer = NULL WHERE email = ? AND id_customer = ?',
      email,
      customer.id_customer,
    )
  }
}

/** The same for the owner of a letter, however old it is. 404 not_found for an unknown token. */
export function endNewsletter(database: ShopDatabase, token: string): void {
  database.transaction(() => {
    const subscription = subscriptionOfLetter(database, token)
    if (!subscription) throw notFound('letter')
    endSubscription(database, subscription.email)
  })
}
