import type { Price } from '../../contract/product'
import { findReduction } from '../../contract/reduction'
import type { PriceProps } from '../../ui/page/Price'

/** The words for the crossed-out price, and for the line that explains it. */
interface ReductionMessages {
  was: string
  lowest: (price: string) => string
}

/** Formats the texts beside a reduced price; returns nothing for any other price. */
export function formatReduction(
  price: Pick<Price, 'amount' | 'lowest_30_days'>,
  messages: ReductionMessages,
  money: (euro: number) => string,
): Pick<PriceProps, 'was' | 'lowest'> {
  const reduction = findReduction(price)
  if (reduction === null) return {}
  const formerPrice = money(reduction.former)
  return { was: { label: messages.was, amount: formerPrice }, lowest: messages.lowest(formerPrice) }
}
