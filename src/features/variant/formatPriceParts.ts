import type { Price } from '../../contract/product'
import type { PriceProps } from '../../ui/figure/Price'
import type { Language } from '../../i18n/languages'
import { formatMoney } from '../../i18n/money'
import type { Areas } from '../../i18n/words'

/**
 * A price in words. `from`: versions differ and this is the lowest. A reduced one comes with the old price and the
 * lowest of 30 days, always both (Directive 98/6/EC).
 */
export function formatPriceParts(
  price: Price,
  from: boolean,
  words: Areas['catalogue']['wall'],
  language: Language,
): Pick<PriceProps, 'amount' | 'was' | 'lowest'> {
  const money = (euro: number) => formatMoney(euro, language)
  const amount = from ? words.from(money(price.amount)) : money(price.amount)
  if (price.regular === null) return { amount }
  return {
    amount,
    was: { label: words.was, amount: money(price.regular) },
    lowest: words.lowest(money(price.lowest_30_days ?? price.regular)),
  }
}
