import type { Order } from '../../contract/order'
import { formatDate, shopDay } from '../../i18n/dates'
import type { Language } from '../../i18n/languages'
import type { Areas } from '../../i18n/words'
import { findDestination, formatArrival, isoDay, type OrderDays } from './orderDays'
import type { ItemQuantity } from './reorderResult'

type Words = Areas['order']

const findState = (order: Order, days: OrderDays | null) => findOrderState(order, days && isoDay(days.last), shopDay())

/** The days that an order may still come; null when none is promised, or not any more. */
export const findComingDays = (order: Order, days: OrderDays | null): OrderDays | null =>
  findState(order, days).kind === 'comes' ? days : null

/** The heading of an order: where it stands, in words. */
export function formatOrderState(order: Order, days: OrderDays | null, words: Words, language: Language): string {
  const place = findDestination(order)
  const state = findState(order, days)
  if (state.kind === 'received') {
    return state.on === null
      ? words.state.received[place]
      : words.state.receivedOn[place](formatDate(state.on, language))
  }
  if (state.kind !== 'comes') return words.state[state.kind]
  return words.state.comes[place](days ? formatArrival(days, words, language) : '')
}

/** Where an order stands, for its heading. */
type OrderState =
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
export function findOrderState(
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

/** "4 × Spile stoel, oker". */
export const formatOrderItem = ({ line, quantity }: ItemQuantity, words: Areas['order']): string =>
  words.pieceInWords(quantity, line.combination ? `${line.name}, ${line.combination}` : line.name)
