import type { OrderLine } from '../../contract/order'
import type { Language } from '../../i18n/languages'
import type { Areas } from '../../i18n/messages'
import { formatArrival, mayStillCome, type OrderDays } from './orderDays'

/**
 * Returns the sentence about the arrival of an item that has not arrived yet. If the item's own dates have passed, it
 * arrives with the rest of the order. Returns null when its time is unknown or the
 * dates of the whole order have passed.
 * @param options `pickedUp`: whether the order is picked up, so that the dates say when it is ready
 */
export function formatLineArrival(
  line: OrderLine,
  days: OrderDays,
  { pickedUp, messages, language }: { pickedUp: boolean; messages: Areas['order']; language: Language },
): string | null {
  const sentences = messages.comes[pickedUp ? 'pickedUp' : 'brought']
  const own = days.ofLine(line)
  if (!own || !line.delivery) return null
  if (!mayStillCome(own)) return mayStillCome(days) ? sentences.withRest : null
  const when = formatArrival(own, messages, language)
  return line.delivery.unit === 'weeks' ? sentences.made(when) : sentences.inStock(when)
}
