import type { Delivery } from './product'

const daysInWorkingWeek = 5

/** Adds a country's extra working days to a delivery time. Weeks are rounded up. */
export function extendDelivery({ unit, min, max }: Delivery, extraDays: number): Delivery {
  const extra = unit === 'weeks' ? Math.ceil(extraDays / daysInWorkingWeek) : extraDays
  return { unit, min: min + extra, max: max + extra }
}
