import { extendDelivery } from '../../../contract/extendDelivery'
import type { Delivery } from '../../../contract/product'
import { deliveryDates } from '../../../i18n/deliveryDates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'

const useMessages = bringMessages('cart')

/**
 * Returns the text that says when something ordered today is delivered; null when the shop API does not say. What takes
 * weeks is made to order.
 * @param extraDays the number of additional working days that delivery takes compared with Belgium
 */
export function useDeliveryText(delivery: Delivery | null, extraDays: number): string | null {
  const messages = useMessages('cart')
  const language = useLanguage()
  if (!delivery) return null
  const { from, until } = deliveryDates(extendDelivery(delivery, extraDays), new Date(), language)
  const when = from === null ? messages.on(until) : messages.between(from, until)
  return delivery.unit === 'weeks' ? messages.made(when) : messages.inStock(when)
}
