import type { Order } from '../../contract/order'
import type { OrderRecord } from '../records/order'
import { orderProgress } from './orderProgress'
import { withdrawalTerms, type WithdrawalTerms } from './withdrawalTerms'

/** How far an order is at a moment, and what of it can go back. */
export interface OrderState extends Pick<Order, 'status' | 'history'>, WithdrawalTerms {
  /** Pieces of each line that go back already, in the order of the lines. */
  withdrawn: number[]
}

/** What time has made of an order, and its customer. */
export function orderState({ row, lines, withdrawals }: OrderRecord, now: Date): OrderState {
  const back = withdrawals.flatMap((request) => request.lines)
  const withdrawn = lines.map(({ id_cart_item: position }) =>
    back.filter((line) => line.position === position).reduce((sum, { quantity }) => sum + quantity, 0),
  )
  const deliveries = lines.map(({ delivery_unit: unit, delivery_min: min, delivery_max: max }) => ({ unit, min, max }))
  const progress = orderProgress(
    {
      placed: row.placed,
      deliveries,
      carrier: row.carrier_key,
      extraDays: row.extra_days,
      cancelled: row.status === 'cancelled',
    },
    now,
  )
  const terms = withdrawalTerms(
    { ...progress, placed: row.placed },
    lines.map((line, at) => ({ ...line, withdrawn: withdrawn[at] ?? 0 })),
    now,
  )
  return { ...progress, ...terms, withdrawn }
}
