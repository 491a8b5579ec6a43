import type * as v from 'valibot'
import type { addressPayload, createGuest } from '../../contract/requests'
import { hashToken, newToken } from '../http/tokens'
import { invalid } from '../http/ShopError'
import { addressesOf, customerOf, type CustomerRow } from '../records/customer'
import type { Shop } from '../shop'

type Guest = v.InferOutput<typeof createGuest>
type GivenAddress = v.InferOutput<typeof addressPayload>

/** A known country, and a postcode that fits it; else 422 invalid with the field. */
function checkAddress({ database }: Shop, address: GivenAddress, name: string): void {
  const country = database.one<{ postcode: string }>(
    'SELECT postcode FROM country WHERE id_country = ?',
    address.id_country,
  )
  if (!country) throw invalid(`${name}.id_country`, 'we do not deliver to this country')
  if (!new RegExp(country.postcode).test(address.postcode)) {
    throw invalid(`${name}.postcode`, 'is not a postcode of this country')
  }
}

/** Writes one of the guest's addresses: over the one that was there, else a new one. Answers its id. */
function saveAddress(
  { database }: Shop,
  id_customer: number,
  id_address: number | undefined,
  given: GivenAddress,
): number {
  const values = [
    given.firstname,
    given.lastname,
    given.company?.trim() || null,
    given.vat_number?.trim() || null,
    given.address1,
    given.address2?.trim() || null,
    given.postcode,
    given.city,
    given.id_country,
  ]
  if (id_address === undefined) {
    return database.insert(
      `INSERT INTO address (firstname, lastname, company, vat_number, address1, address2, postcode, city, id_country,
        id_customer) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...values,
      id_customer,
    )
  }
  database.run(
    `UPDATE address SET firstname = ?, lastname = ?, company = ?, vat_number = ?, address1 = ?, address2 = ?,
      postcode = ?, city = ?, id_country = ? WHERE id_address = ?`,
    ...values,
    id_address,
  )
  return id_address
}

function saveCustomer({ database }: Shop, { account }: Guest, known: CustomerRow | undefined): number {
  const { email, id_gender, firstname, lastname, newsletter, id_lang } = account
  const values = [email, id_gender ?? null, firstname, lastname, newsletter, id_lang === 2 ? 2 : 1]
  if (!known) {
    return database.insert(
      `INSERT INTO customer (email, id_gender, firstname, lastname, newsletter, id_lang, is_guest) VALUES (?, ?, ?, ?, ?, ?, 1)`,
      ...values,
    )
  }
  database.run(
    `UPDATE customer SET email = ?, id_gender = ?, firstname = ?, lastname = ?, newsletter = ?, id_lang = ?
      WHERE id_customer = ?`,
    ...values,
    known.id_customer,
  )
  return known.id_customer
}

/** What saving a guest made. */
export interface SavedGuest {
  token: string
  id_customer: number
  id_address_delivery: number
  id_address_invoice: number
}

/**
 * Makes a guest with addresses and a session. A guest who comes back with the token (`given`)
 * stays the same guest: names and addresses are written over.
 */
export function saveGuest(shop: Shop, guest: Guest, given: string | null): SavedGuest {
  checkAddress(shop, guest.delivery, 'delivery')
  if (guest.invoice) checkAddress(shop, guest.invoice, 'invoice')
  if (guest.account.id_gender && guest.account.id_gender > 3) throw invalid('account.id_gender', 'must be 1, 2 or 3')
  const { database } = shop
  const customer = customerOf(database, given)
  const known = customer?.is_guest === 1 ? customer : undefined
  const id_customer = saveCustomer(shop, guest, known)
  const token = known && given !== null ? given : newToken()
  if (!known) {
    database.insert('INSERT INTO session VALUES (?, ?, ?)', hashToken(token), id_customer, shop.now().toISOString())
  }
  const [first, second] = addressesOf(database, id_customer)
  const id_address_delivery = saveAddress(shop, id_customer, first?.id_address, guest.delivery)
  if (guest.invoice) {
    const id_address_invoice = saveAddress(shop, id_customer, second?.id_address, guest.invoice)
    return { token, id_customer, id_address_delivery, id_address_invoice }
  }
  if (second) database.run('DELETE FROM address WHERE id_address = ?', second.id_address)
  return { token, id_customer, id_address_delivery, id_address_invoice: id_address_delivery }
}
