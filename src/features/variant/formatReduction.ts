import type { Price } from '../../contract/product'
import { findReduction } from '../../contract/reduction'
import type { PriceProps } from '../../ui/page/Price'

/** `was` labels the crossed-out price, and `lowest` explains that price. */
interface ReductionMessages {
  was: string
  lowest: (price: string) => string
}

export function formatReduction(
  price: Pick<Price, 'amount' | 'lowest_30_days'>,
  messages: ReductionMessages,
  formatEuro: (euro: number) => string,
): Pick<PriceProps, 'was' | 'lowest'> {
  const reduction = findReduction(price)
  if (reduction === null) return {}
  const formerPrice = formatEuro(reduction.formerPrice)
  return { was: { label: messages.was, amount: formerPrice }, lowest: messages.lowest(formerPrice) }
}
