import type { Carrier } from '../../../contract/checkout'
import type { Areas } from '../../../i18n/words'
import { isOwnShop } from './carrierChoice'

/** What stands below a carrier's name: why it can't come, else how long it takes, from when it is free, and where the shop is. */
export function carrierWords(
  carrier: Carrier,
  { shipping }: Areas['checkout'],
  money: (euro: number) => string,
): string {
  if (!carrier.available) return shipping.unavailable[carrier.reason ?? 'other']
  const { delay, price, free_from: freeFrom } = carrier
  return [
    `${delay.charAt(0).toUpperCase()}${delay.slice(1)}.`,
    ...(price > 0 && freeFrom !== null ? [shipping.freeFrom(money(freeFrom))] : []),
    ...(isOwnShop(carrier) ? [shipping.shop] : []),
  ].join(' ')
}
