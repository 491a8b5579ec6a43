import type { Hono } from 'hono'
import { type CreateGuestPayload, createGuestPayload, setContactPayload } from '../../../contract/requests'
import { requestNewsletterIfTicked } from './requestNewsletter'
import { endPayments, clearOwnerChoices, dropUnavailableCarrier } from '../cart/cartAdjustments'
import { checkGender, saveCustomer } from './saveCustomer'
import { findMailOrigin } from '../../http/storefront'
import { readPayload } from '../../http/readPayload'
import { readCartToken, readCustomerToken } from '../../http/tokens'
import { mailAccount } from '../../mail/mailAccount'
import { findCart } from '../../queries/cart'
import { createSession, endSession, readSession } from '../../session/sessions'
import { countForm } from '../../session/Attempts'
import { hashPassword } from '../../session/passwords'
import type { SandboxContext } from '../../context'
import type { SandboxDatabase } from '../../database/SandboxDatabase'
import { type EnteredAddress, findCustomer, readAddresses } from '../../queries/customer'
import { requireNoAccount, isSameEmail } from '../../session/accounts'
import { addAddress, checkAddress, isSameAddress, rewriteAddress } from './customerAddresses'

export function createSessionRoutes(routes: Hono, context: SandboxContext): void {
  const { database } = context
  routes.get('/me', (c) => c.json(readSession(context, readCustomerToken(c))))

  /** Logging out with an ended session also succeeds, because the user is logged out as requested. */
  routes.delete('/me/session', (c) => {
    endSession(database, readCustomerToken(c))
    return c.json({})
  })

  routes.post('/guests', async (c) => {
    const guest = await readPayload(c, createGuestPayload)
    const { password, email } = guest.account
    checkGuest(context, guest)
    if (password !== undefined) countForm(context, c, 'account', email)
    else if (!isReturningUser(database, email, readCustomerToken(c))) countForm(context, c, 'guest', email)
    const passwordHash = password === undefined ? null : await hashPassword(password, context.passwordCost)
    const { answer, hasNewAccount } = database.transaction(() => {
      const savedGuest = saveGuest(context, guest, readCustomerToken(c), passwordHash)
      const cart = findCart(database, readCartToken(c))
      if (cart?.closed === 0) {
        endPayments(database, cart.id_cart)
        if (cart.id_customer !== savedGuest.id_customer) clearOwnerChoices(database, cart)
        const { id_customer, id_address_delivery, id_address_invoice } = savedGuest
        const owner = { id_customer, id_address_delivery, id_address_invoice, id_country: guest.delivery.id_country }
        database.updateRows('cart', { id_cart: cart.id_cart }, owner)
        dropUnavailableCarrier(context, cart.id_cart)
      }
      return { answer: readSession(context, savedGuest.token), hasNewAccount: savedGuest.hasNewAccount }
    })
    const origin = findMailOrigin(c, context.siteOrigin)
    if (hasNewAccount) mailAccount(context, answer.customer, { id_lang: guest.account.id_lang, origin })
    requestNewsletterIfTicked(context, guest.account, {
      origin,
      requestedBy: answer.customer.is_guest ? undefined : answer.customer.id_customer,
    })
    return c.json(answer)
  })

  routes.post('/me/contact', async (c) => {
    const { gender, firstname, lastname } = await readPayload(c, setContactPayload)
    checkGender(gender, 'gender')
    const { id_customer } = readSession(context, readCustomerToken(c)).customer
    database.updateRows('customer', { id_customer }, { firstname, lastname, ...(gender && { id_gender: gender }) })
    return c.json(readSession(context, readCustomerToken(c)))
  })
}

/**
 * Refuses wrong details with 422 invalid, and returns the addresses in the form in which they are stored. An invoice
 * address that equals the delivery address is not stored.
 */
function checkGuest(
  context: SandboxContext,
  guest: CreateGuestPayload,
): { delivery: EnteredAddress; invoice?: EnteredAddress } {
  checkGender(guest.account.id_gender, 'account.id_gender')
  const delivery = checkAddress(context, guest.delivery, 'delivery.')
  const invoice = guest.invoice && checkAddress(context, guest.invoice, 'invoice.')
  return invoice && !isSameAddress(invoice, delivery) ? { delivery, invoice } : { delivery }
}

function isReturningUser(database: SandboxDatabase, email: string, token: string | null): boolean {
  const sessionCustomer = findCustomer(database, token)
  return sessionCustomer !== undefined && isSameEmail(sessionCustomer.email, email)
}

interface SavedGuest {
  token: string
  id_customer: number
  id_address_delivery: number
  id_address_invoice: number
  hasNewAccount: boolean
}

/** Overwrites the guest's addresses, of which there are at most two, and sets the defaults. */
function rewriteAddresses(
  { database }: SandboxContext,
  id_customer: number,
  delivery: EnteredAddress,
  invoice?: EnteredAddress,
) {
  const [first, second] = readAddresses(database, id_customer)
  const saveAddress = (storedAddress: typeof first, address: EnteredAddress) => {
    if (!storedAddress) return addAddress(database, id_customer, address)
    rewriteAddress(database, storedAddress.id_address, address)
    return storedAddress.id_address
  }
  const id_address_delivery = saveAddress(first, delivery)
  const id_address_invoice = invoice ? saveAddress(second, invoice) : id_address_delivery
  if (second && !invoice) database.run('DELETE FROM address WHERE id_address = ?', second.id_address)
  database.updateRows('customer', { id_customer }, { id_address_delivery, id_address_invoice })
  return { id_address_delivery, id_address_invoice }
}

/**
 * Creates a guest with addresses and a session. A guest who returns with the token `guestToken` remains the same guest,
 * and names and addresses are overwritten. With `password_hash`, the guest becomes a customer with an account; an email
 * address that already has an account then gives 409 account_exists. If customers repeat the request with their own
 * token and address after a lost response, they keep the account, and the addresses are added.
 */
function saveGuest(
  context: SandboxContext,
  guest: CreateGuestPayload,
  guestToken: string | null,
  password_hash: string | null,
): SavedGuest {
  const { delivery, invoice } = checkGuest(context, guest)
  const { database } = context
  const customer = findCustomer(database, guestToken)
  const isAccount = customer?.is_guest === 0 && isSameEmail(customer.email, guest.account.email)
  if (isAccount && guestToken !== null) {
    const id_customer = saveCustomer(context, guest.account, customer, null)
    const id_address_delivery = addAddress(database, id_customer, delivery)
    const id_address_invoice = invoice ? addAddress(database, id_customer, invoice) : id_address_delivery
    return { token: guestToken, id_customer, id_address_delivery, id_address_invoice, hasNewAccount: false }
  }
  if (password_hash !== null) requireNoAccount(database, guest.account.email)
  const returningGuest = customer?.is_guest === 1 ? customer : undefined
  const id_customer = saveCustomer(context, guest.account, returningGuest, password_hash)
  const token = returningGuest && guestToken !== null ? guestToken : createSession(context, id_customer)
  const addresses = rewriteAddresses(context, id_customer, delivery, invoice)
  return { token, id_customer, ...addresses, hasNewAccount: password_hash !== null }
}
