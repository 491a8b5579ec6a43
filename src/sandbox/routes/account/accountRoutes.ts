import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { addressPayload, createAccount, login } from '../../../contract/requests'
import { adoptCustomer, endPayments } from '../cart/cartAdjustments'
import { requestTickedNewsletter } from './requestNewsletter'
import { findStorefrontOrigin } from '../../http/storefront'
import { readPayload } from '../../http/readPayload'
import { createInvalid, ShopError } from '../../http/ShopError'
import { readCartToken, readCustomerToken } from '../../http/tokens'
import { mailAccount } from '../../mail/mailAccount'
import { findCart } from '../../queries/cart'
import { type GivenAddress, findCustomer } from '../../queries/customer'
import { findAccount, isPasswordUnchanged, requireNoAccount, isSameEmail } from '../../session/accounts'
import type { Attempts } from '../../session/Attempts'
import { createSession, readSession } from '../../session/sessions'
import { hashPassword, isPasswordCorrect } from '../../session/passwords'
import type { SandboxContext } from '../../context'
import { addAddress, checkAddress } from './customerAddresses'
import { checkGender, saveCustomer } from './saveCustomer'

/** Handles POST login and POST create account. `attempts` counts failed logins for each email address. */
export function accountRoutes(context: SandboxContext, attempts: Attempts): Hono {
  const { database } = context
  const routes = new Hono()

  /** Gives the request's cart to the customer. Payments that another user has started for it end. */
  const takeCart = (c: Context, token: string) => {
    const cart = findCart(database, readCartToken(c))
    const customer = findCustomer(database, token)
    if (!customer || cart?.closed !== 0 || cart.id_customer === customer.id_customer) return
    endPayments(database, cart.id_cart)
    adoptCustomer(context, cart, customer)
  }

  routes.post('/sessions', async (c) => {
    const { email, password } = await readPayload(c, login)
    attempts.begin(email)
    const account = findAccount(database, email)
    const fits = await isPasswordCorrect(password, account?.password_hash ?? null, context.passwordCost)
    const failed = new ShopError(401, 'login_failed', 'There is no account with this email address and password')
    if (!account || !fits) throw failed
    attempts.succeeded(email)
    const answer = database.transaction(() => {
      if (!isPasswordUnchanged(database, account)) throw failed
      const token = createSession(context, account.id_customer)
      takeCart(c, token)
      return readSession(context, token)
    })
    return c.json(answer)
  })

  routes.post('/accounts', async (c) => {
    const account = await readPayload(c, createAccount)
    checkAccount(context, account)
    const hash = await hashPassword(account.password, context.passwordCost)
    const answer = database.transaction(() => {
      const { token } = saveAccount(context, account, readCustomerToken(c), hash)
      takeCart(c, token)
      return readSession(context, token)
    })
    const origin = findStorefrontOrigin(c, context.siteOrigin)
    mailAccount(context, answer.customer, { id_lang: account.id_lang, origin })
    requestTickedNewsletter(context, account, { origin, requestedBy: answer.customer.id_customer })
    return c.json(answer)
  })

  return routes
}

type Account = v.InferOutput<typeof createAccount>

/** Returns the validated address of the new customer, or null if none of its fields is given. */
function checkGivenAddress(context: SandboxContext, account: Account): GivenAddress | null {
  const { address1, address2, city, id_country, postcode, firstname, lastname } = account
  const parts = { address1, city, id_country, postcode }
  if (Object.values(parts).every((part) => part === undefined || part === null)) return null
  const address = v.safeParse(addressPayload, { ...parts, address2, firstname, lastname }, { abortEarly: true })
  if (address.success) return checkAddress(context, address.output, '')
  throw createInvalid(String(address.issues[0].path?.[0].key), address.issues[0].message)
}

/** Refuses an account that cannot be created, with 409 account_exists or 422 invalid. */
function checkAccount(context: SandboxContext, account: Account): GivenAddress | null {
  checkGender(account.id_gender, 'id_gender')
  const address = checkGivenAddress(context, account)
  requireNoAccount(context.database, account.email)
  return address
}

/**
 * Creates an account and returns its id and session token. A guest with the token `given` and the same email address
 * becomes this customer and keeps session, addresses and orders. Orders of other guests with that address remain
 * separate, because nothing proves that they belong to this customer.
 */
function saveAccount(
  context: SandboxContext,
  account: Account,
  given: string | null,
  password_hash: string,
): { id_customer: number; token: string } {
  const address = checkAccount(context, account)
  const customer = findCustomer(context.database, given)
  const guest = customer?.is_guest === 1 && isSameEmail(customer.email, account.email) ? customer : undefined
  const id_customer = saveCustomer(context, account, guest, password_hash)
  if (address) addAddress(context.database, id_customer, address)
  return { id_customer, token: guest && given !== null ? given : createSession(context, id_customer) }
}
