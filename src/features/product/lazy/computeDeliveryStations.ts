import { extendDelivery } from '../../../contract/extendDelivery'
import { type ArrivalDates, findArrival, formatArrivalDates } from '../../../contract/findArrival'
import type { Delivery } from '../../../contract/product'
import { findShopDate } from '../../../i18n/dates'
import { type Language, locale } from '../../../i18n/languages'

/** The dates of an order placed today, such as "15 maart". */
export interface DeliveryStations {
  ordered: string
  /** The approximate date on which the order leaves the workshop or the warehouse. */
  ready: string
  arrival: ArrivalDates
}

/** The maximum time in weeks from the workshop to the customer. */
const maxWeeksOnTheRoad = 2

/**
 * Items in stock are packed one working day before the earliest arrival.
 * @param extraDays the additional days for a distant country, which delay only the arrival
 */
export function computeDeliveryStations(
  delivery: Delivery,
  moment: Date,
  language: Language,
  extraDays = 0,
): DeliveryStations {
  const today = findShopDate(moment)
  const { unit, min } = delivery
  const transportTime = unit === 'weeks' ? Math.min(maxWeeksOnTheRoad, Math.floor(min / 2)) : Math.min(1, min)
  const formatArrival = (shownDelivery: Delivery) =>
    formatArrivalDates(findArrival(shownDelivery, today), locale[language])
  const formatDayAfter = (count: number) => formatArrival({ unit, min: count, max: count }).until
  return {
    ordered: formatDayAfter(0),
    ready: formatDayAfter(min - transportTime),
    arrival: formatArrival(extendDelivery(delivery, extraDays)),
  }
}
