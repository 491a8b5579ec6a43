import type { Price } from '../../contract/product'
import type { PriceProps } from '../../ui/figure/Price'
import type { Language } from '../../i18n/languages'
import { formatMoney } from '../../i18n/money'
import type { Areas } from '../../i18n/words'

/**
 * Formats a price. A reduced price always comes with the regular price and the lowest price of 30 days (Directive
 * 98/6/EC).
 * @param isFrom whether the variants differ in price and this is the lowest
 */
export function formatPriceParts(
  price: Price,
  isFrom: boolean,
  words: Areas['catalogue']['wall'],
  language: Language,
): Pick<PriceProps, 'amount' | 'was' | 'lowest'> {
  const money = (euro: number) => formatMoney(euro, language)
  const amount = isFrom ? words.from(money(price.amount)) : money(price.amount)
  if (price.regular === null) return { amount }
  return {
    amount,
    was: { label: words.was, amount: money(price.regular) },
    lowest: words.lowest(money(price.lowest_30_days ?? price.regular)),
  }
}
