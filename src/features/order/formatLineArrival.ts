import type { OrderLine } from '../../contract/order'
import type { Language } from '../../i18n/languages'
import type { Areas } from '../../i18n/words'
import type { OrderDays } from './orderDays'
import { formatArrival, mayStillCome } from './orderDays'

/**
 * When an item that is still to come does, in words. One whose own days have gone by waits for the others of its order;
 * null when no day can be named any more.
 * @param pickedUp it is ready on a day, not with the shopper
 */
export function formatLineArrival(
  line: OrderLine,
  days: OrderDays,
  { pickedUp, words, language }: { pickedUp: boolean; words: Areas['order']; language: Language },
): string | null {
  const say = words.comes[pickedUp ? 'pickedUp' : 'brought']
  const own = days.ofLine(line)
  if (!mayStillCome(own)) return mayStillCome(days) ? say.withRest : null
  const when = formatArrival(own, words, language)
  return line.delivery.unit === 'weeks' ? say.made(when) : say.inStock(when)
}
