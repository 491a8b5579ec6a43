import type { Order } from '../../contract/order'
import type { OrderRow } from '../records/order'
import { dayInBrussels } from '../rules/brussels'

/** The digits of an order's number: what its papers are numbered by. */
const digits = (number: string) => number.replace(/\D/g, '')

/** Where to follow the parcel, on a host that leads nowhere (RFC 2606); what is collected in the shop travels without one. */
export function presentTracking({ number, carrier_key }: OrderRow, history: Order['history']): Order['tracking'] {
  const isSent = history.some(({ step, at }) => step === 'sent' && at !== null)
  if (!isSent || carrier_key === 'store') return null
  const code = `UN${digits(number)}BE`
  return { code, href: `https://tracking.example/parcels/${code}` }
}

/** The invoice, which is made as soon as the order is paid. */
export const presentInvoice = ({ number, placed }: OrderRow): Order['invoice'] => ({
  number: `F-${number.replace(/^\D+/, '')}`,
  date: dayInBrussels(new Date(placed)),
})
