import type * as v from 'valibot'
import type { createGuest } from '../../contract/requests'
import { addressesOf, customerOf } from '../records/customer'
import { requireNoAccount, sameEmail } from '../session/accounts'
import { openSession } from '../session/openSession'
import type { Shop } from '../shop'
import { checkAddress, type GivenAddress } from './checkAddress'
import { addAddress, rewriteAddress } from './saveAddress'
import { checkGender, saveCustomer } from './saveCustomer'

type Guest = v.InferOutput<typeof createGuest>

/** What saving a guest made. */
export interface SavedGuest {
  token: string
  id_customer: number
  id_address_delivery: number
  id_address_invoice: number
  /** With a password: whoever was no account became one just now. */
  registered: boolean
}

/** Over the guest's own addresses, which are at most these two, and their defaults. */
function rewriteAddresses({ database }: Shop, id_customer: number, delivery: GivenAddress, invoice?: GivenAddress) {
  const [first, second] = addressesOf(database, id_customer)
  const save = (known: typeof first, address: GivenAddress) => {
    if (!known) return addAddress(database, id_customer, address)
    rewriteAddress(database, known.id_address, address)
    return known.id_address
  }
  const id_address_delivery = save(first, delivery)
  const id_address_invoice = invoice ? save(second, invoice) : id_address_delivery
  if (second && !invoice) database.run('DELETE FROM address WHERE id_address = ?', second.id_address)
  database.run(
    'UPDATE customer SET id_address_delivery = ?, id_address_invoice = ? WHERE id_customer = ?',
    id_address_delivery,
    id_address_invoice,
    id_customer,
  )
  return { id_address_delivery, id_address_invoice }
}

/**
 * Makes a guest with addresses and a session. A guest who comes back with the token (`given`) stays the same guest: names
 * and addresses are written over. With `password_hash` the guest becomes a registered customer; 409 account_exists when the
 * e-mail address has an account. A registered customer who sends it again with the own token and address (an answer got
 * lost) stays registered, and the addresses are added to what is there.
 */
export function saveGuest(shop: Shop, guest: Guest, given: string | null, password_hash: string | null): SavedGuest {
  const delivery = checkAddress(shop, guest.delivery, 'delivery.')
  const invoice = guest.invoice && checkAddress(shop, guest.invoice, 'invoice.')
  checkGender(guest.account.id_gender, 'account.id_gender')
  const { database } = shop
  const customer = customerOf(database, given)
  const isAccount = customer?.is_guest === 0 && sameEmail(customer.email, guest.account.email)
  if (isAccount && given !== null) {
    const id_customer = saveCustomer(shop, guest.account, customer, null)
    const id_address_delivery = addAddress(database, id_customer, delivery)
    const id_address_invoice = invoice ? addAddress(database, id_customer, invoice) : id_address_delivery
    return { token: given, id_customer, id_address_delivery, id_address_invoice, registered: false }
  }
  if (password_hash !== null) requireNoAccount(database, guest.account.email)
  const known = customer?.is_guest === 1 ? customer : undefined
  const id_customer = saveCustomer(shop, guest.account, known, password_hash)
  const token = known && given !== null ? given : openSession(shop, id_customer)
  const addresses = rewriteAddresses(shop, id_customer, delivery, invoice)
  return { token, id_customer, ...addresses, registered: password_hash !== null }
}
