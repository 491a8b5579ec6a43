import { useEffect, useState } from 'react'
import { shopDay } from '../../i18n/dates'

/** The ISO day that it is in the shop. The first render shows the day of the build, as the HTML does. */
export function useDay(builtOn: string): string {
  const [day, setDay] = useState(builtOn)
  useEffect(() => setDay(shopDay()), [])
  return day
}
