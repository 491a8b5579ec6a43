import { vatContained } from '../money/vat'

/** An amount in cents, VAT included, with its rate in percent. */
export interface Taxed {
  cents: number
  rate: number
}

/** The VAT in some amounts, per rate and the lowest first: worked out once on all that has the rate, as an invoice does. */
export function vatByRate(amounts: readonly Taxed[]): Taxed[] {
  const sums = new Map<number, number>()
  for (const { cents, rate } of amounts) sums.set(rate, (sums.get(rate) ?? 0) + cents)
  return [...sums]
    .sort(([one], [other]) => one - other)
    .map(([rate, cents]) => ({ rate, cents: vatContained(cents, rate) }))
}
