import { Hono } from 'hono'
import { newsletter, newsletterToken } from '../../contract/accountRequests'
import { askForNewsletter } from '../changes/askForNewsletter'
import { confirmNewsletter } from '../changes/confirmNewsletter'
import { endNewsletter, endOwnNewsletter } from '../changes/endNewsletter'
import { shopperOrigin } from '../http/origin'
import { payload } from '../http/payload'
import { invalid } from '../http/ShopError'
import { presentMyNewsletter } from '../presenters/myNewsletter'
import { ownNewsletter } from '../records/ownNewsletter'
import { sameEmail } from '../session/accounts'
import { requireAccount } from '../session/requireAccount'
import type { Shop } from '../shop'

/** GET my-newsletter, subscribe, unsubscribe, POST newsletter and the links of its letters. */
export function newsletterRoutes(shop: Shop): Hono {
  const { database, siteOrigin } = shop
  const routes = new Hono()

  routes.post('/newsletter', async (c) => {
    await askForNewsletter(shop, await payload(c, newsletter), { way: 'asked' }, shopperOrigin(c, siteOrigin))
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

  routes.get('/my/newsletter', (c) => c.json(presentMyNewsletter(ownNewsletter(shop, requireAccount(shop, c)))))

  routes.post('/my/newsletter/subscription', async (c) => {
    const customer = requireAccount(shop, c)
    const given = await payload(c, newsletter)
    if (!sameEmail(given.email, customer.email)) throw invalid('email', "must be the customer's own")
    // An account's e-mail address is not proven: it is confirmed from the letter like any other.
    const way = { way: 'asked', asker: customer.id_customer } as const
    await askForNewsletter(shop, given, way, shopperOrigin(c, siteOrigin))
    return c.json(presentMyNewsletter(ownNewsletter(shop, customer)))
  })

  routes.post('/my/newsletter/end', (c) => {
    const answer = database.transaction(() => {
      const customer = requireAccount(shop, c)
      endOwnNewsletter(shop, customer)
      return presentMyNewsletter(ownNewsletter(shop, customer))
    })
    return c.json(answer)
  })

  return routes
}
