import type * as v from 'valibot'
import type { updateProfile as payload } from '../../contract/accountRequests'
import type { CustomerRow } from '../records/customer'
import { requireNoAccount, sameEmail } from '../session/accounts'
import { endResets } from '../session/passwordResets'
import type { Shop } from '../shop'
import { checkGender } from './saveCustomer'

type Profile = v.InferOutput<typeof payload>['customer']

/**
 * Writes over gender, names and e-mail address of a customer. 409 account_exists when the address is another account's.
 * Answers whether the address is another one now; links that were mailed to the one before then end.
 */
export function updateProfile({ database }: Shop, known: CustomerRow, given: Profile): boolean {
  checkGender(given.id_gender, 'customer.id_gender')
  const moved = !sameEmail(known.email, given.email)
  if (moved) {
    requireNoAccount(database, given.email)
    endResets(database, known.id_customer)
  }
  database.run(
    'UPDATE customer SET id_gender = ?, firstname = ?, lastname = ?, email = ? WHERE id_customer = ?',
    given.id_gender,
    given.firstname,
    given.lastname,
    given.email,
    known.id_customer,
  )
  return moved
}
