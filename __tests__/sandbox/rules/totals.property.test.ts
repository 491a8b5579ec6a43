import { cartAnswer, type Cart, type CartTotals } from '../../../src/contract/cart'
import { paymentAnswer } from '../../../src/contract/checkout'
import { order, type Order } from '../../../src/contract/order'
import { PlainCart, type PlainCount, type PlainWish } from '../../support/sandbox/expectedCart'
import { assertWalks, fc, createSeed, scaleRuns } from '../../support/propertyTests'
import { guestDetails, Shopper } from '../../support/sandbox/Shopper'
import { openSeededSandbox } from '../../support/sandbox/openSeededSandbox'

/** Carts are filled 75 s apart, because one sender and one email address may create few guests in a short time. */
let filled = 0
const begin = Date.now()
const sandbox = openSeededSandbox({ now: () => new Date(begin + filled * 75_000) })
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
const plain = new PlainCart(database)

const countries = [
  { iso: 'BE', id_country: 3, postcode: '9000' },
  { iso: 'NL', id_country: 13, postcode: '1011 AB' },
  { iso: 'LU', id_country: 12, postcode: '1111' },
  { iso: 'FR', id_country: 8, postcode: '75001' },
  { iso: 'DE', id_country: 1, postcode: '10115' },
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
const line = fc.tuple(
  fc.oneof(...kinds.map((products) => fc.constantFrom(...plain.versionsOf(products)))),
  fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 13 })),
)
/** Carts whose value is at a limit, and one in which only the gift is not reduced. */
const atLimit = fc.constantFrom<[number, number][]>(
  ...[2, 3, 6, 10].map((quantity): [number, number][] => [[105701, quantity]]),
  [
    [102202, 1],
    [102502, 1],
  ],
)
const wish = fc.record({
  lines: fc.oneof(
    { weight: 9, arbitrary: fc.uniqueArray(line, { minLength: 1, maxLength: 5, selector: ([variant]) => variant }) },
    { weight: 1, arbitrary: atLimit },
  ),
  codes: fc.subarray([...codes, 'ALLES', 'ACHTSTE', 'STOEL'], { maxLength: 4 }),
  country: fc.constantFrom(...countries),
  carrier: fc.option(fc.constantFrom(...carriers)),
  wrap: fc.boolean(),
  who: fc.constantFrom('nobody', 'somebody', 'lotte', 'somebody who orders'),
  /** The final quantity of the first line. A quantity of 0 removes the line. */
  last: fc.option(fc.integer({ min: 0, max: 7 })),
})
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never

const cents = (euro: number) => Math.round(euro * 100)
const euro = (amount: number | null) => (amount === null ? null : amount / 100)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
let people = 0

/** Fills a cart as a customer does. Returns what the cart should contain. */
async function fill(shopper: Shopper, wanted: Wish): Promise<PlainWish> {
  filled += 1
  const { country, wrap, who } = wanted
  const result: PlainWish = {
    lines: wanted.lines.map(([variant, quantity]) => ({ version: variant, quantity })),
    codes: [],
    email: null,
    iso: country.iso,
    carrier: null,
    wrap: false,
  }
  for (const { version: variant, quantity } of result.lines) await shopper.add(variant, quantity)
  if (who === 'nobody') await shopper.change('PUT', '/v1/cart/country', { id_country: country.id_country, id_lang: 1 })
  else {
    result.email = who === 'lotte' ? lotte : `shopper${(people += 1)}@voorbeeld.example`
    const { account, delivery } = guestDetails
    await shopper.guest({
      account: { ...account, email: result.email },
      delivery: { ...delivery, postcode: country.postcode, id_country: country.id_country },
    })
  }
  for (const code of wanted.codes) {
    const { status } = await shopper.send('POST', '/v1/cart/vouchers', { code })
    const holds = Object.hasOwn(plain.count({ ...result, codes: [code] }).vouchers, code)
    expect([code, status]).toEqual([code, holds ? 200 : 422])
    if (holds) result.codes.push(code)
  }
  const wrapping = { gift: wrap, gift_message: '', id_lang: 1, step_giftwrapping: 1 }
  result.wrap = (await shopper.send('PUT', '/v1/cart/giftwrapping', wrapping)).status === 200 && wrap
  if (wanted.carrier) {
    const id_carrier = carriers.indexOf(wanted.carrier) + 1
    const point = database.one<{ id: string }>('SELECT id FROM service_point WHERE iso = ?', country.iso)
    const body = { id_carrier, service_point: point?.id, id_lang: 1, step_shipping: 1 }
    const { status } = await shopper.send('PUT', '/v1/cart/carrier', body)
    const takes = plain.takes(wanted.carrier, country.iso, result.lines)
    expect([wanted.carrier, status]).toEqual([wanted.carrier, takes ? 200 : 409])
    if (takes) result.carrier = wanted.carrier
  }
  const [first, ...others] = result.lines
  if (wanted.last === null || !first) return result
  const { cart } = await shopper.call(cartAnswer, 'GET', '/v1/cart')
  await shopper.change('PUT', cart?.items[0]?._links['update']?.href ?? '', { quantity: wanted.last, id_lang: 1 })
  return { ...result, lines: wanted.last > 0 ? [{ ...first, quantity: wanted.last }, ...others] : others }
}

/** Expects the amounts of a cart or order to be consistent. */
function expectExact(
  lines: Pick<Cart['items'][number], 'total' | 'discount' | 'quantity' | 'sellPrice_tax_incl'>[],
  totals: CartTotals,
) {
  for (const { total, discount, quantity, sellPrice_tax_incl } of lines) {
    const exact = cents(total) === cents(sellPrice_tax_incl ?? NaN) * quantity && discount >= 0 && discount <= total
    expect({ total, discount, exact }).toEqual({ total, discount, exact: true })
  }
  expect(sum(lines.map((one) => cents(one.total)))).toBe(cents(totals.items))
  expect(sum(lines.map((one) => cents(one.discount)))).toBe(cents(totals.discount))
  const shipping = cents(totals.shipping ?? 0)
  expect(cents(totals.items) - cents(totals.discount) + shipping + cents(totals.wrapping)).toBe(cents(totals.total))
  expect(totals.total).toBeGreaterThanOrEqual(0)
}

function expectCount(cart: Cart, count: PlainCount, { iso, carrier, lines }: PlainWish) {
  expect(
    cart.items.map((one) => ({ total: cents(one.total), discount: cents(one.discount), free: one.free_quantity })),
  ).toEqual(count.lines)
  const { items, discount, shipping, wrapping, total } = count
  const rate = { BE: 21, NL: 21, LU: 17, FR: 20, DE: 19 }[iso]
  expect(cart.totals).toEqual({
    items: euro(items),
    discount: euro(discount),
    shipping: euro(shipping),
    wrapping: euro(wrapping),
    total: euro(total),
    vat: [{ rate, amount: euro(count.vat) }],
  })
  expect(Object.fromEntries(cart.offers.map(({ type, amount }) => [type, cents(amount)]))).toEqual(count.offers)
  expect(Object.fromEntries(cart.vouchers.map(({ code, amount }) => [code, cents(amount)]))).toEqual(count.vouchers)
  const taken = carrier !== null && plain.takes(carrier, iso, lines)
  expect(cart.id_carrier).toBe(taken ? carriers.indexOf(carrier) + 1 : null)
}

/** Pays with the payment link of the cart. Returns the order. */
async function buy(shopper: Shopper, cart: Cart): Promise<Order> {
  const body = { id_payment: 2, id_address_invoice: cart.id_address_invoice, id_lang: 1, step_payment: 1 }
  const { redirect } = await shopper.call(paymentAnswer, 'POST', cart._links['payment']?.href ?? '', body)
  await shopper.report(redirect, 'pay')
  const { id_order } = database.one<{ id_order: number }>('SELECT max(id_order) AS id_order FROM orders') ?? {}
  return shopper.call(order, 'GET', `/v1/orders/${id_order}`)
}

const seen = { carts: 0, offers: new Set<string>(), vouchers: new Set<string>(), several: 0, nothing: 0, orders: 0 }

async function expectSameTwice(wanted: Wish) {
  const shopper = new Shopper(sandbox)
  const expected = await fill(shopper, wanted)
  const count = plain.count(expected)
  const { cart } = await shopper.call(cartAnswer, 'GET', '/v1/cart')
  if (!cart) throw new Error('There is no cart')
  expectExact(cart.items, cart.totals)
  expectCount(cart, count, expected)

  seen.carts += 1
  for (const [name, amount] of Object.entries(count.offers)) if (amount > 0) seen.offers.add(name)
  for (const code of Object.keys(count.vouchers)) seen.vouchers.add(code)
  if (Object.keys(count.vouchers).length > 1) seen.several += 1
  if (count.items > 0 && count.total === 0) seen.nothing += 1
  if (wanted.who !== 'somebody who orders' || count.shipping === null || cart.items.length === 0) return
  const placed = await buy(shopper, cart)
  seen.orders += 1
  expectExact(placed.lines, placed.totals)
  expect(placed.totals).toEqual(cart.totals)
  const shares = ({ discount, free_quantity }: Pick<Order['lines'][number], 'discount' | 'free_quantity'>) => [
    discount,
    free_quantity,
  ]
  expect(placed.lines.map(shares)).toEqual(cart.items.map(shares))
  const given = cart.offers.filter(({ amount }) => amount > 0)
  expect(placed.offers.map(({ amount }) => amount)).toEqual(given.map(({ amount }) => amount))
  const amounts = ({ code, amount }: Order['vouchers'][number]) => [code, amount]
  expect(placed.vouchers.map(amounts)).toEqual(cart.vouchers.map(amounts))
}

/** The number of runs in one test, small enough for the time limit of a test. */
const runsOfAPart = 25
const parts = Array.from({ length: scaleRuns(1000) / runsOfAPart }, (_, part) => part + 1)

describe('the amounts of random carts, compared with a count of every item', () => {
  test.each(parts)('the amounts of random carts are correct to the cent in part %i', (part) =>
    assertWalks(fc.asyncProperty(wish, expectSameTwice), { seed: createSeed(part), numRuns: runsOfAPart }),
  )

  test('the random carts of the previous tests cover every case', () => {
    expect([...seen.offers].sort()).toEqual(['buy_x_get_y', 'gift', 'percent_from'])
    // Every voucher except the one that has expired and the one that is used up, and the three vouchers of this test.
    expect(seen.vouchers.size).toBe(codes.length - 2 + 3)
    expect(Math.min(seen.several, seen.orders)).toBeGreaterThan(seen.carts / 20)
    expect(seen.nothing).toBeGreaterThan(0)
  })
})
