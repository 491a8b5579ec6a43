import type { Price } from '../../contract/product'
import type { PriceProps } from '../../ui/page/Price'
import type { Language } from '../../i18n/languages'
import { formatMoney } from '../../i18n/money'
import type { Areas } from '../../i18n/messages'
import { formatReduction } from './formatReduction'

/** @param isLowestPrice true if the variants differ in price and `price` is the lowest */
export function formatPriceParts(
  price: Price,
  isLowestPrice: boolean,
  messages: Areas['catalogue']['productGrid'],
  language: Language,
): Pick<PriceProps, 'amount' | 'was' | 'lowest'> {
  const formatEuro = (euro: number) => formatMoney(euro, language)
  const amount = isLowestPrice ? messages.from(formatEuro(price.amount)) : formatEuro(price.amount)
  return { amount, ...formatReduction(price, messages, formatEuro) }
}
