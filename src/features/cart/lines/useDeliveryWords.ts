import { deliveryTo } from '../../../contract/deliveryTo'
import type { Delivery } from '../../../contract/product'
import { deliveryDates } from '../../../i18n/deliveryDates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'

/**
 * When a line is with the shopper who orders today, in words. Made to order is what takes weeks.
 * @param extraDays working days that the country of delivery is further than home
 */
export function useDeliveryWords(delivery: Delivery, extraDays: number): string {
  const words = useWords('cart')
  const { from, until } = deliveryDates(deliveryTo(delivery, extraDays), new Date(), useLanguage())
  const when = from === null ? words.on(until) : words.between(from, until)
  return delivery.unit === 'weeks' ? words.made(when) : words.inStock(when)
}
