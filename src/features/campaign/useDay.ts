import { useEffect, useState } from 'react'
import { findShopDay } from '../../i18n/dates'
import { isHydrated } from '../../store/browser/pageLoad'

/**
 * Returns today's ISO date in the time zone of the shop. During hydration it is the day of the build, to match the HTML.
 */
export function useDay(builtOn: string): string {
  const [day, setDay] = useState(() => (isHydrated() ? findShopDay() : builtOn))
  useEffect(() => setDay(findShopDay()), [])
  return day
}
