import { extendDelivery } from '../../../contract/extendDelivery'
import type { Delivery } from '../../../contract/product'
import { deliveryDates, type DeliveryDates } from '../../../i18n/deliveryDates'
import type { Language } from '../../../i18n/languages'

/** The stations of an order placed today, in words ("15 maart"). */
export interface DeliveryStations {
  ordered: string
  /** About when it leaves the workshop or the warehouse. */
  ready: string
  arrival: DeliveryDates
}

/** What a made piece takes from the workshop to the shopper, at most, in weeks. */
const weeksOnTheRoad = 2

/**
 * When an order of today is ready and arrives. From stock it is packed a working day before it can arrive at home; a
 * country that is `extraDays` further sees it later, not ready later.
 */
export function deliveryStations(delivery: Delivery, today: Date, language: Language, extraDays = 0): DeliveryStations {
  const { unit, min } = delivery
  const road = unit === 'weeks' ? Math.min(weeksOnTheRoad, Math.floor(min / 2)) : Math.min(1, min)
  const on = (count: number) => deliveryDates({ unit, min: count, max: count }, today, language).until
  return {
    ordered: on(0),
    ready: on(min - road),
    arrival: deliveryDates(extendDelivery(delivery, extraDays), today, language),
  }
}
