import { useEffect, useState } from 'react'
import { shopDay } from '../../i18n/dates'

/** Returns today's ISO date in the time zone of the shop. The first render uses the day of the build to match the HTML. */
export function useDay(builtOn: string): string {
  const [day, setDay] = useState(builtOn)
  useEffect(() => setDay(shopDay()), [])
  return day
}
