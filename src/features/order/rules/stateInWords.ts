import type { Order } from '../../../contract/order'
import { formatDate, shopDay } from '../../../i18n/dates'
import type { Language } from '../../../i18n/languages'
import type { Areas } from '../../../i18n/words'
import type { OrderDays } from '../orderDays'
import { whereTo } from '../whereTo'
import { orderState } from './orderState'

type Words = Areas['order']

/** "tussen 18 en 20 maart"; of one day its name as well, "op dinsdag 19 maart". */
export function arrivalInWords({ arrival, last }: OrderDays, words: Words, language: Language): string {
  if (arrival.from !== null) return words.between(arrival.from, arrival.until)
  return words.on(formatDate(isoDay(last), language, 'weekday'))
}

/** The heading of an order: where it stands, in words. */
export function stateInWords(order: Order, days: OrderDays | null, words: Words, language: Language): string {
  const place = whereTo(order)
  const state = orderState(order, days && isoDay(days.last), shopDay())
  if (state.kind === 'received') {
    return state.on === null
      ? words.state.received[place]
      : words.state.receivedOn[place](formatDate(state.on, language))
  }
  if (state.kind !== 'comes') return words.state[state.kind]
  return words.state.comes[place](days ? arrivalInWords(days, words, language) : '')
}

/** The day that a Date is on this device, as orderDays counts them. */
const isoDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
