import type { Delivery } from '../../../contract/product'
import { deliveryDates } from '../../../i18n/deliveryDates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'

/** When a line is with the shopper who orders today, in words. Made to order is what takes weeks. */
export function useDeliveryWords(delivery: Delivery): string {
  const words = useWords('cart')
  const { from, until } = deliveryDates(delivery, new Date(), useLanguage())
  const when = from === null ? words.on(until) : words.between(from, until)
  return delivery.unit === 'weeks' ? words.made(when) : words.inStock(when)
}
