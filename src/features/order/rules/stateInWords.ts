import type { Order } from '../../../contract/order'
import { formatDate, shopDay } from '../../../i18n/dates'
import { daysInWords } from '../../../i18n/deliveryDates'
import type { Language } from '../../../i18n/languages'
import type { Areas } from '../../../i18n/words'
import type { OrderDays } from '../orderDays'
import { whereTo } from '../whereTo'
import { orderState } from './orderState'

type Words = Areas['order']

/**
 * When it may still come: "tussen 18 en 20 maart"; of one day its name as well, "op dinsdag 19 maart". Days that have
 * gone by are not named any more.
 */
export function arrivalInWords({ first, last }: OrderDays, words: Words, language: Language): string {
  const today = new Date(`${shopDay()}T00:00`)
  const { from, until } = daysInWords(first < today && today <= last ? today : first, last, language)
  return from === null ? words.on(formatDate(isoDay(last), language, 'weekday')) : words.between(from, until)
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
