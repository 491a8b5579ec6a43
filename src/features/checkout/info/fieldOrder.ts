import type { AddressFields } from '../../../forms/address/addressFields'
import { addressOrder } from '../../../forms/address/addressOrder'
import type { GuestKind } from './guestSchema'

/** What decides which fields there are, and in which order. */
interface FormShape {
  delivery: Pick<AddressFields, 'country'>
  otherInvoice: boolean
  invoice: Pick<AddressFields, 'country'>
}

/** The paths of the fields in the order in which the form shows them. */
export function fieldOrder({ delivery, otherInvoice, invoice }: FormShape, kind: GuestKind): string[] {
  const names = ['id_gender', 'firstname', 'lastname', ...addressOrder('delivery', delivery.country)]
  if (kind === 'account') return ['email', 'password', ...names]
  return ['email', ...names, ...(otherInvoice ? addressOrder('invoice', invoice.country) : []), 'password']
}
