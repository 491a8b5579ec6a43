import type { Delivery } from './product'

const daysInWorkingWeek = 5

/** Adds a country's extra working days to a delivery time. For a time in weeks, they are rounded up to whole weeks. */
export function extendDelivery({ unit, min, max }: Delivery, extraDays: number): Delivery {
  const addition = unit === 'weeks' ? Math.ceil(extraDays / daysInWorkingWeek) : extraDays
  return { unit, min: min + addition, max: max + addition }
}
