import type { Cart } from '../../contract/cart'
import type { Carrier } from '../../contract/checkout'
import { describeArrival, findJointArrival } from '../../contract/findArrival'
import { hasDelivery } from '../../contract/giftDestination'
import { isOffered } from '../../contract/links'
import { findShopDate } from '../../i18n/dates'
import { useLanguage } from '../../i18n/LanguageContext'
import { locale } from '../../i18n/languages'
import { bringMessages } from '../../i18n/lateMessages'
import { useAppSelector } from '../../store/hooks'

const useMessages = bringMessages('checkout')

/** A carrier delivers to pickup points if it lists some or has a link to search for them. */
export const hasPickupPoints = (carrier: Carrier): boolean =>
  carrier.service_points.length > 0 || isOffered(carrier, 'service_points')

/** A carrier with this key stands for collection in the shop (docs/shop-api/checkout.md). */
export const isShopCollection = ({ key }: Pick<Carrier, 'key'>): boolean => key === 'store'

/**
 * Returns a function that says when the cart arrives with a carrier, in the words that the order will use. Without a
 * carrier, the function assumes delivery at home. The function returns null while the countries load, when nothing in
 * the cart is delivered to the customer, and when no delivery time is known.
 */
export function useCartArrival({ items, id_country }: Cart): (carrier: Carrier | undefined) => string | null {
  const { arrives } = useMessages('checkout')
  const language = useLanguage()
  const countries = useAppSelector((state) => state.checkout.checkout?.countries)
  const extraDays = countries?.find((country) => country.id_country === id_country)?.extra_days ?? 0
  return (carrier) => {
    if (!countries || !hasDelivery(items)) return null
    const isCollected = carrier !== undefined && isShopCollection(carrier)
    const arrival = findJointArrival(items, findShopDate(), isCollected ? 0 : extraDays)
    const destination = isCollected ? 'shop' : carrier && hasPickupPoints(carrier) ? 'point' : 'address'
    return arrival && arrives[destination](describeArrival(arrival, arrives, locale[language]))
  }
}
