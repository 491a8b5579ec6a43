import type { CartTotals } from '../../../src/contract/cart'
import type { Order } from '../../../src/contract/order'
import { assertWalks, fc, createSeed, scaleRuns } from '../../support/propertyTests'
import { guestDetails, Shopper } from '../../support/sandbox/Shopper'
import { openSeededSandbox } from '../../support/sandbox/openSeededSandbox'

/** Carts are filled 75 s apart, because one sender and one email address may create few guests in a short time. */
let filledCarts = 0
const startTime = Date.now()
const sandbox = openSeededSandbox({ now: () => new Date(startTime + filledCarts * 75_000) })
const { database } = sandbox
afterAll(() => sandbox.close())

// Prices and vouchers that do not divide evenly, and enough stock. One product costs € 25, which reaches the limits of
// delivery (50, 75), wrapping (150) and NOORD25 (250) exactly.
database.exec(`UPDATE combination SET price_cents = price_cents - 1 - id_product_attribute % 97, stock = 1000000;
  UPDATE combination SET price_cents = 2500 WHERE id_product_attribute = 105701;
  INSERT INTO voucher VALUES
    (51, 'ALLES', '{"nl":"x","en":"x"}', 'percent', 100, NULL, 0, NULL, NULL, NULL, 0, 1, NULL, NULL),
    (52, 'ACHTSTE', '{"nl":"x","en":"x"}', 'percent', 12.5, NULL, 0, NULL, NULL, NULL, 0, 0, NULL, NULL),
    (53, 'STOEL', '{"nl":"x","en":"x"}', 'amount', NULL, 7777, 10000, 'havrelund', NULL, NULL, 0, 0, NULL, NULL)`)

const countries = [
  { iso: 'BE', id_country: 3, postcode: '9000', vat: 21 },
  { iso: 'NL', id_country: 13, postcode: '1011 AB', vat: 21 },
  { iso: 'LU', id_country: 12, postcode: '1111', vat: 17 },
  { iso: 'FR', id_country: 8, postcode: '75001', vat: 20 },
  { iso: 'DE', id_country: 1, postcode: '10115', vat: 19 },
]
const carriers = ['home', 'two-man', 'pickup-point', 'store']
const codes = ['WELKOM10', 'NOORD25', 'GRATISLEVERING', 'INTERIEUR100', 'LICHT15', 'ZOMER22', 'EERSTE50', 'VOORLOTTE']
const lotte = 'lotte@voorbeeld.example'

/**
 * Chairs of which one in six is free, sofas and armchairs with their pouf, the pouf, shelving parts, lamps, reduced
 * items and small items.
 */
const kinds = [
  [1004, 1005],
  [1020, 1022, 1023, 1024, 1025],
  [1025],
  [1028, 1029, 1031],
  [1037, 1042],
  [1001, 1075],
  [1008, 1057, 1067],
]
const listVariants = (products: number[]) =>
  database.column<number>(`SELECT id_product_attribute FROM combination WHERE id_product IN (${products.join()})`)
const anyLine = fc.tuple(
  fc.oneof(...kinds.map((products) => fc.constantFrom(...listVariants(products)))),
  fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 13 })),
)
/** Carts whose value is at a limit, and one in which only the gift is not reduced. */
const cartAtLimit = fc.constantFrom<[number, number][]>(
  ...[2, 3, 6, 10].map((quantity): [number, number][] => [[105701, quantity]]),
  [
    [102202, 1],
    [102502, 1],
  ],
)
const anyCart = fc.record({
  lines: fc.oneof(
    { weight: 9, arbitrary: fc.uniqueArray(anyLine, { minLength: 1, maxLength: 5, selector: ([variant]) => variant }) },
    { weight: 1, arbitrary: cartAtLimit },
  ),
  codes: fc.subarray([...codes, 'ALLES', 'ACHTSTE', 'STOEL'], { maxLength: 4 }),
  country: fc.constantFrom(...countries),
  carrier: fc.option(fc.constantFrom(...carriers)),
  wrap: fc.boolean(),
  who: fc.constantFrom('nobody', 'somebody', 'lotte', 'somebody who orders'),
  /** The final quantity of the first line. A quantity of 0 removes the line. */
  last: fc.option(fc.integer({ min: 0, max: 7 })),
})
type Wish = typeof anyCart extends fc.Arbitrary<infer Value> ? Value : never

const toCents = (euro: number | null) => Math.round((euro ?? 0) * 100)
const sumNumbers = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Fills a cart as a customer would. The sandbox refuses whatever does not fit. */
async function fillCart(shopper: Shopper, { lines, codes, country, carrier, wrap, who, last }: Wish) {
  filledCarts += 1
  for (const [variant, quantity] of lines) await shopper.add(variant, quantity)
  if (who === 'nobody') await shopper.change('PUT', '/v1/cart/country', { id_country: country.id_country, id_lang: 1 })
  else {
    const email = who === 'lotte' ? lotte : `shopper${filledCarts}@voorbeeld.example`
    await shopper.guest({
      account: { ...guestDetails.account, email },
      delivery: { ...guestDetails.delivery, postcode: country.postcode, id_country: country.id_country },
    })
  }
  for (const code of codes) await shopper.send('POST', '/v1/cart/vouchers', { code })
  const wrapping = { gift: wrap, gift_message: '', id_lang: 1, step_giftwrapping: 1 }
  await shopper.send('PUT', '/v1/cart/giftwrapping', wrapping)
  if (carrier) {
    const service_point = database.value<string>('SELECT id FROM service_point WHERE iso = ?', country.iso)
    const body = { id_carrier: carriers.indexOf(carrier) + 1, service_point, id_lang: 1, step_shipping: 1 }
    await shopper.send('PUT', '/v1/cart/carrier', body)
  }
  const cart = (await shopper.cart())!
  return last === null ? cart : (await shopper.setQuantity(cart.items[0]!, last)).cart
}

/** Expects the amounts of a cart or order to add up. */
function expectExact(
  { lines, offers, vouchers }: Pick<Order, 'offers' | 'vouchers'> & { lines: Amounts[] },
  totals: CartTotals,
) {
  for (const { total, discount, quantity, sellPrice_tax_incl } of lines) {
    const exact = toCents(total) === toCents(sellPrice_tax_incl ?? NaN) * quantity && discount >= 0 && discount <= total
    expect({ total, discount, exact }).toEqual({ total, discount, exact: true })
  }
  const discountCents = toCents(totals.discount)
  expect(sumNumbers(lines.map((one) => toCents(one.total)))).toBe(toCents(totals.items))
  expect(sumNumbers(lines.map((one) => toCents(one.discount)))).toBe(discountCents)
  expect(sumNumbers([...offers, ...vouchers].map(({ amount }) => toCents(amount)))).toBe(discountCents)
  expect(toCents(totals.items) - discountCents + toCents(totals.shipping) + toCents(totals.wrapping)).toBe(
    toCents(totals.total),
  )
  expect(totals.total).toBeGreaterThanOrEqual(0)
}
type Amounts = Pick<Order['lines'][number], 'total' | 'discount' | 'quantity' | 'sellPrice_tax_incl'>

const coverage = { carts: 0, offers: new Set<string>(), vouchers: new Set<string>(), several: 0, nothing: 0, orders: 0 }

async function expectAmountsToAddUp(wanted: Wish) {
  const shopper = new Shopper(sandbox)
  const cart = await fillCart(shopper, wanted)
  const { totals } = cart
  expectExact({ ...cart, lines: cart.items }, totals)
  const { vat } = wanted.country
  // Delivery and wrapping become free from a value after discounts. None of these carts has gifts of a list.
  const value = toCents(totals.items) - toCents(totals.discount)
  const isSentFree = cart.vouchers.some(({ refused, free_shipping }) => refused === null && free_shipping)
  if (cart.free_shipping) {
    const { from, missing } = cart.free_shipping
    expect(toCents(missing)).toBe(isSentFree ? 0 : Math.max(0, toCents(from) - value))
  }
  if (totals.wrapping > 0) expect(value).toBeLessThan(150_00)
  expect(totals.vat).toEqual([{ rate: vat, amount: Math.round((toCents(totals.total) * vat) / (100 + vat)) / 100 }])
  coverage.carts += 1
  for (const { type, amount } of cart.offers) if (amount > 0) coverage.offers.add(type)
  const appliedVouchers = cart.vouchers.filter(({ refused }) => refused === null)
  for (const { code } of appliedVouchers) coverage.vouchers.add(code)
  if (appliedVouchers.length > 1) coverage.several += 1
  if (totals.items > 0 && totals.total === 0) coverage.nothing += 1
  if (wanted.who !== 'somebody who orders' || totals.shipping === null || cart.items.length === 0) return
  const placed = await shopper.buyAndRead(2)
  coverage.orders += 1
  expectExact(placed, placed.totals)
  expect(placed.totals).toEqual(totals)
  const discounts = cart.items.map(({ discount, free_quantity }) => ({ discount, free_quantity }))
  expect(placed.lines).toMatchObject(discounts)
}

/** The number of runs in one test, small enough for the time limit of a test. */
const runsOfAPart = 25
const parts = Array.from({ length: scaleRuns(1000) / runsOfAPart }, (_, part) => part + 1)

describe('the amounts of random carts and their orders', () => {
  test.each(parts)('the amounts of random carts add up to the cent in part %i', (part) =>
    assertWalks(fc.asyncProperty(anyCart, expectAmountsToAddUp), { seed: createSeed(part), numRuns: runsOfAPart }),
  )

  test('the random carts of the previous tests cover every case', () => {
    expect([...coverage.offers].sort()).toEqual(['buy_x_get_y', 'gift', 'percent_from'])
    // Every voucher except the one that has expired and the one that is used up, and the three vouchers of this test.
    expect(coverage.vouchers.size).toBe(codes.length - 2 + 3)
    expect(Math.min(coverage.several, coverage.orders)).toBeGreaterThan(coverage.carts / 20)
    expect(coverage.nothing).toBeGreaterThan(0)
  })
})
