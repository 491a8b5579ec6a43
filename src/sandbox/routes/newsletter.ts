import { Hono } from 'hono'
import { newsletter, newsletterToken } from '../../contract/accountRequests'
import { askForNewsletter } from '../changes/askForNewsletter'
import { confirmNewsletter } from '../changes/confirmNewsletter'
import { endNewsletter, endSubscription } from '../changes/endNewsletter'
import { shopperOrigin } from '../http/origin'
import { payload } from '../http/payload'
import { invalid } from '../http/ShopError'
import { presentMyNewsletter } from '../presenters/myNewsletter'
import { sameEmail } from '../session/accounts'
import { requireAccount } from '../session/requireAccount'
import type { Shop } from '../shop'

/** GET my-newsletter, subscribe, unsubscribe, POST newsletter and the links of its letters. */
export function newsletterRoutes(shop: Shop): Hono {
  const { database, siteOrigin } = shop
  const routes = new Hono()

  routes.post('/newsletter', async (c) => {
    await askForNewsletter(shop, await payload(c, newsletter), 'asked', shopperOrigin(c, siteOrigin))
    return c.json({})
  })

  routes.post('/newsletter/confirmations', async (c) => {
    const { token } = await payload(c, newsletterToken)
    await confirmNewsletter(shop, token, shopperOrigin(c, siteOrigin))
    return c.json({})
  })

  routes.post('/newsletter/ends', async (c) => {
    const { token } = await payload(c, newsletterToken)
    endNewsletter(database, token)
    return c.json({})
  })

  routes.get('/my/newsletter', (c) => c.json(presentMyNewsletter(shop, requireAccount(shop, c))))

  routes.post('/my/newsletter/subscription', async (c) => {
    const customer = requireAccount(shop, c)
    const given = await payload(c, newsletter)
    if (!sameEmail(given.email, customer.email)) throw invalid('email', "must be the customer's own")
    // An account's e-mail address is not proven: it is confirmed from the letter like any other.
    await askForNewsletter(shop, given, 'asked', shopperOrigin(c, siteOrigin))
    return c.json(presentMyNewsletter(shop, customer))
  })

  routes.post('/my/newsletter/end', (c) => {
    const customer = requireAccount(shop, c)
    endSubscription(database, customer.email)
    return c.json(presentMyNewsletter(shop, customer))
  })

  return routes
}
