import { extendDelivery } from '../../../contract/extendDelivery'
import { describeArrival, findArrival } from '../../../contract/findArrival'
import type { Delivery } from '../../../contract/product'
import { findShopDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { locale } from '../../../i18n/languages'
import { bringMessages } from '../../../i18n/lateMessages'

const useMessages = bringMessages('cart')

/**
 * Returns null if the shop API gives no delivery time. An item whose delivery takes weeks is made to order.
 * @param extraDays in working days, compared with a delivery in the shop's own country
 */
export function useDeliveryText(delivery: Delivery | null, extraDays: number): string | null {
  const messages = useMessages('cart')
  const language = useLanguage()
  if (!delivery) return null
  const arrival = findArrival(extendDelivery(delivery, extraDays), findShopDate())
  const arrivalText = describeArrival(arrival, messages, locale[language])
  return delivery.unit === 'weeks' ? messages.made(arrivalText) : messages.inStock(arrivalText)
}
