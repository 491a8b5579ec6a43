import { extendDelivery } from '../../../contract/extendDelivery'
import type { Delivery } from '../../../contract/product'
import { deliveryDates, type DeliveryDates } from '../../../i18n/deliveryDates'
import type { Language } from '../../../i18n/languages'

/** The stations of an order placed today, as formatted dates ("15 maart"). */
export interface DeliveryStations {
  ordered: string
  /** The approximate date on which the order leaves the workshop or the warehouse. */
  ready: string
  arrival: DeliveryDates
}

/** The maximum duration of the transport from the workshop to the customer, in weeks. */
const maxWeeksOnTheRoad = 2

/**
 * Computes when an order placed today is ready and when it arrives. Items in stock are packed one working day before the
 * earliest arrival. `extraDays` of a distant country delay the arrival only.
 */
export function computeDeliveryStations(
  delivery: Delivery,
  today: Date,
  language: Language,
  extraDays = 0,
): DeliveryStations {
  const { unit, min } = delivery
  const road = unit === 'weeks' ? Math.min(maxWeeksOnTheRoad, Math.floor(min / 2)) : Math.min(1, min)
  const on = (count: number) => deliveryDates({ unit, min: count, max: count }, today, language).until
  return {
    ordered: on(0),
    ready: on(min - road),
    arrival: deliveryDates(extendDelivery(delivery, extraDays), today, language),
  }
}
