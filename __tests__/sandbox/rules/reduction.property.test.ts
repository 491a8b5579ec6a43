import { findReduction } from '../../../src/contract/reduction'
import { findLowestPrice } from '../../../src/sandbox/rules/money'
import { toEuro } from '../../../src/contract/money'
import { fc } from '../../support/propertyTests'

interface History {
  prices: { days_ago: number; cents: number }[]
  /** The current price, which applies from the last entry. */
  now: number
}

/** A history of 1 to 8 prices with different first days; the last one is the current price. Whole euros are common. */
const histories: fc.Arbitrary<History> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 8 }),
    fc.array(
      fc.oneof(
        fc.integer({ min: 1, max: 400_000 }),
        fc.integer({ min: 1, max: 40 }).map((euro) => euro * 100),
      ),
      { minLength: 8, maxLength: 8 },
    ),
  )
  .map(([days, amounts]) => {
    const prices = days.sort((one, other) => other - one).map((days_ago, at) => ({ days_ago, cents: amounts[at]! }))
    return { prices, now: prices.at(-1)!.cents }
  })

/** Looks up the price of each of the 30 days before the last entry, one day at a time. */
function findLowestByDays({ prices }: History): number | null {
  const start = prices.at(-1)!.days_ago
  let lowest: number | null = null
  for (let day = start + 1; day <= start + 30; day++) {
    const applied = prices.findLast(({ days_ago }) => days_ago >= day)
    if (applied) lowest = Math.min(lowest ?? Infinity, applied.cents)
  }
  return lowest
}

/** Counts up to the largest whole percentage that the reduction reaches. */
function countPercent(now: number, former: number): number {
  let percent = 0
  while (now * 100 <= former * (100 - (percent + 1))) percent++
  return percent
}

test('the crossed-out price and the percentage refer to the lowest price of the 30 days before a reduction', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const former = findLowestByDays(history)
      const found = findLowestPrice(history.prices)
      expect(found).toBe(former)
      const reduction = findReduction({
        amount: toEuro(history.now),
        lowest_30_days: found === null ? null : toEuro(found),
      })
      expect(reduction).toEqual(
        former === null || former <= history.now
          ? null
          : { formerPrice: toEuro(former), percent: countPercent(history.now, former) },
      )
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['20 % of whole euros is 20 %', 391.2, 489, 20],
  ['15.79 % is not rounded up', 391.2, 464.55, 15],
  ['a cent is less than one per cent', 99.99, 100, 0],
])('%s', (_, amount, former, percent) => {
  expect(findReduction({ amount, lowest_30_days: former })).toEqual({ formerPrice: former, percent })
})

test.each([
  ['an unknown former price', null],
  ['the same former price', 100],
  ['a lower former price', 99],
])('%s gives no reduction to announce', (_, lowest_30_days) => {
  expect(findReduction({ amount: 100, lowest_30_days })).toBeNull()
})
