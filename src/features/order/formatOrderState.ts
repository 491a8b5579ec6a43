import type { Order, OrderLine } from '../../contract/order'
import { formatDate, findShopDay } from '../../i18n/dates'
import type { Language } from '../../i18n/languages'
import type { Areas } from '../../i18n/messages'
import { findDestination, formatArrival, formatDeviceDay, type OrderDays } from './orderDays'

type Messages = Areas['order']

export function formatOrderState(order: Order, days: OrderDays | null, messages: Messages, language: Language): string {
  const destination = findDestination(order)
  const state = findOrderStateToday(order, days)
  if (state.kind === 'unpaid' || state.kind === 'cancelled') return messages.state[state.kind]
  if (destination === 'contribution') return messages.state.contributed
  if (state.kind === 'received') {
    return state.deliveredAt === null
      ? messages.state.received[destination]
      : messages.state.receivedOn[destination](formatDate(state.deliveredAt, language))
  }
  if (state.kind !== 'comes') return messages.state[state.kind]
  return messages.state.comes[destination](days ? formatArrival(days, messages, language) : '')
}

/** Returns null if the order is unpaid, delivered or cancelled, or if its dates are unknown or have passed. */
export const findExpectedDays = (order: Order, days: OrderDays | null): OrderDays | null =>
  findOrderStateToday(order, days).kind === 'comes' ? days : null

const findOrderStateToday = (order: Order, days: OrderDays | null) =>
  findOrderState(order, days && formatDeviceDay(days.last), findShopDay())

type OrderState =
  | { kind: 'unpaid' | 'packing' | 'packed' | 'sent' | 'cancelled' | 'comes' }
  /** `deliveredAt` is an ISO 8601 time; null if the API does not provide it. */
  | { kind: 'received'; deliveredAt: string | null }

const packingStates = { paid: 'packing', packed: 'packed', sent: 'sent' } as const

/**
 * A paid, packed or sent order has the state `comes` until its last day has passed. An unpaid order has no promised
 * date.
 * @param lastDay the ISO day on which the order should arrive at the latest; null if it is unknown
 * @param today an ISO day
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
      return { kind: 'received', deliveredAt: history.find(({ step }) => step === 'delivered')?.at ?? null }
    default:
      return { kind: lastDay !== null && lastDay >= today ? 'comes' : packingStates[status] }
  }
}

export const isInProgress = ({ status }: Pick<Order, 'status'>): boolean =>
  status !== 'delivered' && status !== 'cancelled'

export interface ItemQuantity {
  line: OrderLine
  quantity: number
}

/** For example "4 × Spile stoel, oker". */
export const formatOrderItem = ({ line, quantity }: ItemQuantity, messages: Areas['order']): string =>
  messages.pieceInWords(quantity, line.combination ? `${line.name}, ${line.combination}` : line.name)
