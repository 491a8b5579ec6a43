import type { Country } from '../../../contract/catalogue'
import type { Order } from '../../../contract/order'
import type { Language } from '../../../i18n/languages'
import { orderDays, type OrderDays } from '../orderDays'
import { whereTo } from '../whereTo'

/** The days of an order to where it goes. What is collected in the shop travels nowhere. */
export const daysOf = (order: Order, country: Country | null, language: Language): OrderDays | null =>
  orderDays(order, language, whereTo(order) === 'shop' ? 0 : country?.extra_days)
