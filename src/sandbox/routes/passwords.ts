import { Hono } from 'hono'
import { changePassword, passwordReset, passwordSet } from '../../contract/accountRequests'
import { changeOwnPassword, setPasswordByLink } from '../changes/setPassword'
import { langOfRequest } from '../http/language'
import { shopperOrigin } from '../http/origin'
import { payload } from '../http/payload'
import { customerToken } from '../http/tokens'
import { mailNotice } from '../mail/mailNotice'
import { mailReset } from '../mail/mailReset'
import { accountOf } from '../session/accounts'
import { attemptLimits, Attempts } from '../session/Attempts'
import { accountOfReset, beginReset } from '../session/passwordResets'
import { hashPassword } from '../session/passwords'
import { requireAccount } from '../session/requireAccount'
import { requireOwnPassword } from '../session/requireOwnPassword'
import type { Shop } from '../shop'

/**
 * POST password reset and set, and the change of a password. `logins`: failed log-ins, which a new password forgives;
 * `guesses`: wrong passwords of who is logged in.
 */
export function passwordRoutes(shop: Shop, logins: Attempts, guesses: Attempts): Hono {
  const letters = new Attempts(shop.now, attemptLimits.reset)
  const routes = new Hono()

  const sendLink = async (email: string, id_lang: number, origin: string) => {
    const account = accountOf(shop.database, email)
    if (account) await mailReset(shop, account, { ...beginReset(shop, account), id_lang, origin })
  }

  /** Answered before anybody looks whether there is such an account: neither answer nor time tells. */
  routes.post('/passwords/reset', async (c) => {
    const { email, id_lang } = await payload(c, passwordReset)
    letters.begin(email)
    const origin = shopperOrigin(c, shop.siteOrigin)
    shop.timers.after(0, () => void sendLink(email, id_lang, origin))
    return c.json({})
  })

  routes.post('/passwords', async (c) => {
    const { password, ...link } = await payload(c, passwordSet)
    const account = accountOfReset(shop, link)
    setPasswordByLink(shop, link, await hashPassword(password, shop.passwordCost))
    logins.succeeded(account.email)
    const origin = shopperOrigin(c, shop.siteOrigin)
    await mailNotice(shop, account, { notice: 'password-changed', lang: langOfRequest(c), origin })
    return c.json({})
  })

  routes.put('/me/password', async (c) => {
    const { password, new_password } = await payload(c, changePassword)
    const customer = requireAccount(shop, c)
    const from = await requireOwnPassword(shop, customer, { password, guesses })
    const to = await hashPassword(new_password, shop.passwordCost)
    changeOwnPassword(shop, customer.id_customer, { from, to, session: customerToken(c) ?? '' })
    const origin = shopperOrigin(c, shop.siteOrigin)
    await mailNotice(shop, customer, { notice: 'password-changed', lang: langOfRequest(c), origin })
    return c.json({})
  })

  return routes
}
