import { Hono } from 'hono'
import { deleteAccount as deletion, updateProfile as profile } from '../../contract/accountRequests'
import { moveNewsletter } from '../changes/askForNewsletter'
import { deleteAccount } from '../changes/deleteAccount'
import { updateProfile } from '../changes/updateProfile'
import { langOfRequest } from '../http/language'
import { shopperOrigin } from '../http/origin'
import { payload } from '../http/payload'
import { customerToken } from '../http/tokens'
import { mailNotice } from '../mail/mailNotice'
import { presentCustomerData } from '../presenters/customerData'
import type { Attempts } from '../session/Attempts'
import { readSession } from '../session/readSession'
import { requireAccount } from '../session/requireAccount'
import { requireOwnPassword } from '../session/requireOwnPassword'
import type { Shop } from '../shop'

/** Update profile, download of one's data and the end of an account. `guesses`: wrong passwords of who is logged in. */
export function profileRoutes(shop: Shop, guesses: Attempts): Hono {
  const { database, siteOrigin } = shop
  const routes = new Hono()

  routes.put('/me', async (c) => {
    const given = await payload(c, profile)
    const { known, moved, answer } = database.transaction(() => {
      const customer = requireAccount(shop, c)
      const changed = updateProfile(shop, customer, given.customer)
      return { known: customer, moved: changed, answer: readSession(shop, customerToken(c)) }
    })
    const origin = shopperOrigin(c, siteOrigin)
    if (moved) {
      await mailNotice(shop, known, { notice: 'email-changed', lang: langOfRequest(c), origin })
      await moveNewsletter(shop, { ...known, email: given.customer.email }, origin)
    }
    return c.json(answer)
  })

  routes.get('/me/data', (c) => c.json(presentCustomerData(shop, requireAccount(shop, c), langOfRequest(c))))

  routes.post('/me/deletion', async (c) => {
    const { password } = await payload(c, deletion)
    const customer = requireAccount(shop, c)
    const kept = await requireOwnPassword(shop, customer, { password, guesses })
    deleteAccount(shop, customer, kept)
    const origin = shopperOrigin(c, siteOrigin)
    await mailNotice(shop, customer, { notice: 'account-deleted', lang: langOfRequest(c), origin })
    return c.json({})
  })

  return routes
}
