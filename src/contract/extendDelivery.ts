import type { Delivery } from './product'

const daysInWorkingWeek = 5

/** Adds a country's extra working days to a delivery time. Weeks are rounded up. */
export function extendDelivery({ unit, min, max }: Delivery, extraDays: number): Delivery {
  const addition = unit === 'weeks' ? Math.ceil(extraDays / daysInWorkingWeek) : extraDays
  return { unit, min: min + addition, max: max + addition }
}
