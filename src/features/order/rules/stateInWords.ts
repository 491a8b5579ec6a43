import type { Order } from '../../../contract/order'
import { formatDate, shopDay } from '../../../i18n/dates'
import type { Language } from '../../../i18n/languages'
import type { Areas } from '../../../i18n/words'
import type { OrderDays } from '../orderDays'
import { whereTo } from '../whereTo'
import { arrivalInWords, isoDay } from './arrivalInWords'
import { orderState } from './orderState'

type Words = Areas['order']

const stateOf = (order: Order, days: OrderDays | null) => orderState(order, days && isoDay(days.last), shopDay())

/** The days that an order may still come; null when none is promised, or not any more. */
export const comingDays = (order: Order, days: OrderDays | null): OrderDays | null =>
  stateOf(order, days).kind === 'comes' ? days : null

/** The heading of an order: where it stands, in words. */
export function stateInWords(order: Order, days: OrderDays | null, words: Words, language: Language): string {
  const place = whereTo(order)
  const state = stateOf(order, days)
  if (state.kind === 'received') {
    return state.on === null
      ? words.state.received[place]
      : words.state.receivedOn[place](formatDate(state.on, language))
  }
  if (state.kind !== 'comes') return words.state[state.kind]
  return words.state.comes[place](days ? arrivalInWords(days, words, language) : '')
}
