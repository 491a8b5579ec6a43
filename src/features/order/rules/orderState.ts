import type { Order } from '../../../contract/order'

/** Where an order stands, for its heading. */
export type OrderState =
  | { kind: 'unpaid' | 'packing' | 'packed' | 'sent' | 'cancelled' | 'comes' }
  /** `on`: the ISO moment that it was delivered; null when the shop doesn't say. */
  | { kind: 'received'; on: string | null }

const underWay = { paid: 'packing', packed: 'packed', sent: 'sent' } as const

/**
 * What to say of an order: the day that it comes as long as that day may still be true, else how far it is. An order
 * that is not paid yet promises no day.
 * @param lastDay the last day that it was to come, null when that is not known
 * @param today both days ISO
 */
export function orderState(
  { status, history }: Pick<Order, 'status' | 'history'>,
  lastDay: string | null,
  today: string,
): OrderState {
  switch (status) {
    case 'cancelled':
      return { kind: 'cancelled' }
    case 'ordered':
      return { kind: 'unpaid' }
    case 'delivered':
      return { kind: 'received', on: history.find(({ step }) => step === 'delivered')?.at ?? null }
    default:
      return { kind: lastDay !== null && lastDay >= today ? 'comes' : underWay[status] }
  }
}

/** Whether there is something to wait for: such an order shows how far it is. */
export const isUnderWay = ({ status }: Pick<Order, 'status'>): boolean =>
  status !== 'delivered' && status !== 'cancelled'
