import { calculateDiscounts, type Voucher } from '../../../src/sandbox/rules/vouchers'
import { shareCents } from '../../../src/sandbox/rules/money'
import { calculateVat, sumTotals } from '../../../src/sandbox/rules/totals'
import { fc } from '../../support/propertyTests'

const anyCents = fc.integer({ min: 0, max: 5_000_000 })
const sumNumbers = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const buildVoucher = (change: Partial<Voucher>): Voucher => ({
  id_cart_rule: 1,
  code: 'X',
  type: 'percent',
  percent: null,
  amount_cents: null,
  minimum_cents: 0,
  brand: null,
  starts: null,
  ends: null,
  once: 0,
  exclude_sale: 0,
  max_uses: null,
  email: null,
  ...change,
})

describe('the distribution of cents', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [2500, [34320, 15900], [1708, 792]],
    [5, [0, 10], [0, 5]],
    [5, [0, 0], [0, 0]],
    [0, [3, 4], [0, 0]],
    [1, [], []],
  ])('%i cents distributed over the weights %j are %j', (amount, weights, shares) =>
    expect(shareCents(amount, weights)).toEqual(shares),
  )

  test('the shares add up to the amount, and none exceeds its weight', () => {
    fc.assert(
      fc.property(
        fc.array(anyCents, { minLength: 1, maxLength: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, part) => {
          const amount = Math.floor(sumNumbers(weights) * part)
          const shares = shareCents(amount, weights)
          expect(sumNumbers(shares)).toBe(amount)
          shares.forEach((share, at) => {
            expect(share).toBeGreaterThanOrEqual(0)
            expect(share).toBeLessThanOrEqual(weights[at] ?? 0)
          })
        },
      ),
    )
  })
})

test.each([
  [12100, 21, 2100],
  [34320, 21, 5956],
  [3900, 20, 650],
  [100, 17, 15],
  [0, 21, 0],
])('the VAT included in %i cents at %i %% is %i', (amount, rate, vat) => expect(calculateVat(amount, rate)).toBe(vat))

describe('the discounts of vouchers', () => {
  const chair = { total: 34320, isReduced: true, brand: 'havrelund' }
  const lamp = { total: 22900, isReduced: false, brand: 'skumring' }

  test.each([
    ['ten percent off items that are not reduced', [buildVoucher({ percent: 10, exclude_sale: 1 })], [2290], [0, 2290]],
    ['a voucher for a brand', [buildVoucher({ percent: 15, brand: 'skumring' })], [3435], [0, 3435]],
    ['a voucher for an amount', [buildVoucher({ type: 'amount', amount_cents: 2500 })], [2500], [1499, 1001]],
    [
      'an amount above the total',
      [buildVoucher({ type: 'amount', amount_cents: 999_999, brand: 'skumring' })],
      [22900],
      [0, 22900],
    ],
    [
      'a percentage and an amount',
      [buildVoucher({ type: 'amount', amount_cents: 50_000 }), buildVoucher({ percent: 50 })],
      [28610, 28610],
      [34320, 22900],
    ],
    ['a voucher for free delivery', [buildVoucher({ type: 'free_shipping' })], [0], [0, 0]],
  ])('the discounts are correct for %s', (_, vouchers, centsByVoucher, centsByLine) => {
    const discounts = calculateDiscounts(vouchers, [chair, lamp])
    expect(discounts.centsByLine).toEqual(centsByLine)
    expect([...discounts.centsByVoucher.values()]).toEqual(centsByVoucher)
  })

  const anyVoucher = fc.oneof(
    fc
      .record({ percent: fc.integer({ min: 1, max: 100 }), exclude_sale: fc.constantFrom(0, 1) })
      .map((one) => buildVoucher(one)),
    fc
      .record({ amount_cents: fc.integer({ min: 1, max: 100_000 }) })
      .map((one) => buildVoucher({ type: 'amount', ...one })),
  )
  const anyLine = fc.record({ total: anyCents, isReduced: fc.boolean(), brand: fc.constantFrom('a', 'b') })

  test('the discounts by voucher and by line have the same sum, and no line becomes negative', () => {
    fc.assert(
      fc.property(
        fc.array(anyVoucher, { maxLength: 5 }),
        fc.array(anyLine, { maxLength: 8 }),
        anyCents,
        (vouchers, lines, shipping) => {
          const { centsByVoucher, centsByLine } = calculateDiscounts(vouchers, lines)
          const voucherCents = sumNumbers([...centsByVoucher.values()])
          expect(voucherCents).toBe(sumNumbers(centsByLine))
          centsByLine.forEach((discount, at) => {
            expect(discount).toBeGreaterThanOrEqual(0)
            expect(discount).toBeLessThanOrEqual(lines[at]?.total ?? 0)
          })
          const reduced = lines.map(({ total }, at) => ({ total, discount: centsByLine[at] ?? 0 }))
          const { total, discount, vat } = sumTotals(reduced, { shipping, wrapping: 450 }, 21)
          expect(discount).toBe(voucherCents)
          expect(total).toBe(sumNumbers(lines.map((line, at) => line.total - (centsByLine[at] ?? 0))) + shipping + 450)
          expect(vat).toEqual([{ rate: 21, cents: calculateVat(total, 21) }])
        },
      ),
    )
  })
})
