import * as v from 'valibot'
import { addressPayload, type createAccount } from '../../contract/requests'
import { invalid } from '../http/ShopError'
import { customerOf } from '../records/customer'
import { requireNoAccount, sameEmail } from '../session/accounts'
import { openSession } from '../session/openSession'
import type { Shop } from '../shop'
import { checkAddress, type GivenAddress } from './checkAddress'
import { addAddress } from './saveAddress'
import { checkGender, saveCustomer } from './saveCustomer'

type Account = v.InferOutput<typeof createAccount>

/** The address of the new customer: whole, or absent as a whole. */
function givenAddress(shop: Shop, account: Account): GivenAddress | null {
  const { address1, address2, city, id_country, postcode, firstname, lastname } = account
  const parts = { address1, city, id_country, postcode }
  if (Object.values(parts).every((part) => part === undefined || part === null)) return null
  const address = v.safeParse(addressPayload, { ...parts, address2, firstname, lastname }, { abortEarly: true })
  if (address.success) return checkAddress(shop, address.output, '')
  throw invalid(String(address.issues[0].path?.[0].key), address.issues[0].message)
}

/** Refuses what cannot become an account: 409 account_exists, 422 invalid. */
export function checkAccount(shop: Shop, account: Account): GivenAddress | null {
  checkGender(account.id_gender, 'id_gender')
  const address = givenAddress(shop, account)
  requireNoAccount(shop.database, account.email)
  return address
}

/**
 * Makes a registered customer and answers id and session token. A guest with the token (`given`) and the same e-mail address
 * becomes the registered customer and keeps session, addresses and orders. Orders of other guests with that address stay
 * where they are: nobody has shown that it is theirs.
 */
export function saveAccount(
  shop: Shop,
  account: Account,
  given: string | null,
  password_hash: string,
): { id_customer: number; token: string } {
  const address = checkAccount(shop, account)
  const customer = customerOf(shop.database, given)
  const guest = customer?.is_guest === 1 && sameEmail(customer.email, account.email) ? customer : undefined
  const id_customer = saveCustomer(shop, account, guest, password_hash)
  if (address) addAddress(shop.database, id_customer, address)
  return { id_customer, token: guest && given !== null ? given : openSession(shop, id_customer) }
}
