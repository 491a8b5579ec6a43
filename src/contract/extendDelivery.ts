import type { Delivery } from './product'

const daysInWorkingWeek = 5

/**
 * How long it takes to a country that is some working days further than home. Weeks are told in full: rather a week too
 * many.
 */
export function extendDelivery({ unit, min, max }: Delivery, extraDays: number): Delivery {
  const extra = unit === 'weeks' ? Math.ceil(extraDays / daysInWorkingWeek) : extraDays
  return { unit, min: min + extra, max: max + extra }
}
