import { Hono, type Context } from 'hono'
import { createAccount, login } from '../../contract/requests'
import { adoptCustomer } from '../changes/adoptCustomer'
import { askForTicked } from '../changes/askForNewsletter'
import { endPayments } from '../changes/endPayments'
import { checkAccount, saveAccount } from '../changes/saveAccount'
import { shopperOrigin } from '../http/origin'
import { payload } from '../http/payload'
import { ShopError } from '../http/ShopError'
import { cartToken, customerToken } from '../http/tokens'
import { mailAccount } from '../mail/mailAccount'
import { cartOfToken } from '../records/cart'
import { customerOf } from '../records/customer'
import { accountOf, isStill } from '../session/accounts'
import type { Attempts } from '../session/Attempts'
import { openSession } from '../session/openSession'
import { hashPassword, passwordFits } from '../session/passwords'
import { readSession } from '../session/readSession'
import type { Shop } from '../shop'

/** POST login and POST create account. `attempts`: failed log-ins per e-mail address. */
export function accountRoutes(shop: Shop, attempts: Attempts): Hono {
  const { database } = shop
  const routes = new Hono()

  /** The cart of the request becomes the customer's; who was paying for it as somebody else can no longer do so. */
  const takeCart = (c: Context, token: string) => {
    const cart = cartOfToken(database, cartToken(c))
    const customer = customerOf(database, token)
    if (!customer || cart?.closed !== 0 || cart.id_customer === customer.id_customer) return
    endPayments(database, cart.id_cart)
    adoptCustomer(shop, cart, customer)
  }

  routes.post('/sessions', async (c) => {
    const { email, password } = await payload(c, login)
    attempts.begin(email)
    const account = accountOf(database, email)
    const fits = await passwordFits(password, account?.password_hash ?? null, shop.passwordCost)
    const failed = new ShopError(401, 'login_failed', 'There is no account with this e-mail address and password')
    if (!account || !fits) throw failed
    attempts.succeeded(email)
    const answer = database.transaction(() => {
      if (!isStill(database, account)) throw failed
      const token = openSession(shop, account.id_customer)
      takeCart(c, token)
      return readSession(shop, token)
    })
    return c.json(answer)
  })

  routes.post('/accounts', async (c) => {
    const account = await payload(c, createAccount)
    checkAccount(shop, account)
    const hash = await hashPassword(account.password, shop.passwordCost)
    const answer = database.transaction(() => {
      const { token } = saveAccount(shop, account, customerToken(c), hash)
      takeCart(c, token)
      return readSession(shop, token)
    })
    const origin = shopperOrigin(c, shop.siteOrigin)
    await mailAccount(shop, answer.customer, { id_lang: account.id_lang, origin })
    await askForTicked(shop, account, { origin, asker: answer.customer.id_customer })
    return c.json(answer)
  })

  return routes
}
