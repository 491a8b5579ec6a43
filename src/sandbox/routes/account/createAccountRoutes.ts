import type { Context, Hono } from 'hono'
import {
  addressPayload,
  type CreateAccountPayload,
  createAccountPayload,
  loginPayload,
} from '../../../contract/requests'
import { assignCustomer, endPayments } from '../cart/cartAdjustments'
import { requestNewsletterIfTicked } from './requestNewsletter'
import { findMailOrigin } from '../../http/storefront'
import { checkInput, readPayload } from '../../http/readPayload'
import { ShopError } from '../../http/ShopError'
import { readCartToken, readCustomerToken } from '../../http/tokens'
import { mailAccount } from '../../mail/mailAccount'
import { findCart } from '../../queries/cart'
import { type EnteredAddress, findCustomer } from '../../queries/customer'
import { findAccount, isPasswordUnchanged, requireNoAccount, isSameEmail } from '../../session/accounts'
import { countForm } from '../../session/Attempts'
import { createSession, readSession } from '../../session/sessions'
import { hashPassword, isPasswordCorrect } from '../../session/passwords'
import type { SandboxContext } from '../../context'
import { addAddress, checkAddress } from './customerAddresses'
import { checkGender, saveCustomer } from './saveCustomer'

export function createAccountRoutes(routes: Hono, context: SandboxContext): void {
  const { database, attempts } = context
  /**
   * Gives the open cart of the request to the customer of the token, and ends the payments that another user has
   * started for the cart.
   */
  const assignCart = (c: Context, token: string) => {
    const cart = findCart(database, readCartToken(c))
    const customer = findCustomer(database, token)
    if (!customer || cart?.closed !== 0 || cart.id_customer === customer.id_customer) return
    endPayments(database, cart.id_cart)
    assignCustomer(context, cart, customer)
  }

  routes.post('/sessions', async (c) => {
    const { email, password } = await readPayload(c, loginPayload)
    attempts.login.begin(email)
    const account = findAccount(database, email)
    const hasCorrectPassword = await isPasswordCorrect(password, account?.password_hash ?? null, context.passwordCost)
    const loginError = new ShopError(401, 'login_failed', 'There is no account with this email address and password')
    if (!account || !hasCorrectPassword) throw loginError
    attempts.login.recordSuccess(email)
    const answer = database.transaction(() => {
      if (!isPasswordUnchanged(database, account)) throw loginError
      const token = createSession(context, account.id_customer)
      assignCart(c, token)
      return readSession(context, token)
    })
    return c.json(answer)
  })

  routes.post('/accounts', async (c) => {
    const account = await readPayload(c, createAccountPayload)
    checkDetails(context, account)
    countForm(context, c, 'account', account.email)
    requireNoAccount(database, account.email)
    const passwordHash = await hashPassword(account.password, context.passwordCost)
    const answer = database.transaction(() => {
      const token = saveAccount(context, account, readCustomerToken(c), passwordHash)
      assignCart(c, token)
      return readSession(context, token)
    })
    const origin = findMailOrigin(c, context.siteOrigin)
    mailAccount(context, answer.customer, { id_lang: account.id_lang, origin })
    requestNewsletterIfTicked(context, account, { origin, requestedBy: answer.customer.id_customer })
    return c.json(answer)
  })
}

/**
 * Refuses wrong details with 422 invalid, and returns the validated address; null if all its required fields are
 * absent.
 */
function checkDetails(context: SandboxContext, account: CreateAccountPayload): EnteredAddress | null {
  checkGender(account.id_gender, 'id_gender')
  const { address1, city, id_country, postcode } = account
  if ([address1, city, id_country, postcode].every((field) => field === undefined || field === null)) return null
  return checkAddress(context, checkInput(addressPayload, account), '')
}

/**
 * Creates an account and returns its session token. A guest with the token `guestToken` and the same email address
 * becomes this customer, and keeps the session, the addresses and the orders. Orders of other guests with that address
 * remain separate, because nothing proves that they belong to this customer.
 */
function saveAccount(
  context: SandboxContext,
  account: CreateAccountPayload,
  guestToken: string | null,
  password_hash: string,
): string {
  const address = checkDetails(context, account)
  requireNoAccount(context.database, account.email)
  const customer = findCustomer(context.database, guestToken)
  const guest = customer?.is_guest === 1 && isSameEmail(customer.email, account.email) ? customer : undefined
  const id_customer = saveCustomer(context, account, guest, password_hash)
  if (address) addAddress(context.database, id_customer, address)
  return guest && guestToken !== null ? guestToken : createSession(context, id_customer)
}
