import {
  findFreeShipping,
  findShippingPrice,
  findWrappingPrice,
  type CarrierTerms,
} from '../../../src/sandbox/rules/carriers'

describe('the limit for free home delivery', () => {
  const buildTerms = (key: string, change: Partial<CarrierTerms>): CarrierTerms => ({
    key,
    bulky: key === 'home' ? 0 : 1,
    max_grams: key === 'home' ? 25_000 : null,
    price_cents: 695,
    free_from_cents: 7500,
    ...change,
  })
  const parcel = buildTerms('home', {})
  const twoMan = buildTerms('two-man', { price_cents: 5900, free_from_cents: 150_000 })
  const store = buildTerms('store', { price_cents: 0, free_from_cents: 0 })
  const load = { grams: 1000, bulky: false, value: 3900, free_shipping: false }

  test.each([
    ['a parcel', [store, parcel, twoMan], load, { from: 7500, missing: 3600 }],
    ['a cart that reaches it', [parcel, twoMan], { ...load, value: 7500 }, { from: 7500, missing: 0 }],
    [
      'a cart that is too heavy for a parcel',
      [parcel, twoMan],
      { ...load, grams: 30_000 },
      { from: 150_000, missing: 146_100 },
    ],
    ['the heaviest parcel', [parcel, twoMan], { ...load, grams: 25_000 }, { from: 7500, missing: 3600 }],
    ['a bulky item', [parcel, twoMan], { ...load, bulky: true }, { from: 150_000, missing: 146_100 }],
    ['a voucher for free delivery', [parcel, twoMan], { ...load, free_shipping: true }, { from: 7500, missing: 0 }],
    ['a carrier that is never free', [buildTerms('home', { free_from_cents: null })], load, null],
    ['a country without home delivery', [buildTerms('home', { price_cents: null }), store], load, null],
  ])('the limit for free delivery is correct for %s', (_, carriers, wanted, free) =>
    expect(findFreeShipping(carriers, wanted)).toEqual(free),
  )

  test.each([
    ['a parcel of € 74.99', parcel, { value: 7499 }, 695],
    ['a parcel of € 75', parcel, { value: 7500 }, 0],
    ['a parcel of € 75.01', parcel, { value: 7501 }, 0],
    ['a bulky product of € 1,499.99', twoMan, { value: 149_999 }, 5900],
    ['a bulky product of € 1,500', twoMan, { value: 150_000 }, 0],
    ['a parcel with a voucher for free delivery', parcel, { free_shipping: true }, 0],
    ['a carrier that is never free', buildTerms('home', { free_from_cents: null }), { value: 1e9 }, 695],
  ])('the delivery of %s has the right price', (_, carrier, change, price) =>
    expect(findShippingPrice(carrier, { ...load, ...change })).toBe(price),
  )
})

test.each([
  [14_999, 450],
  [15_000, 0],
  [15_001, 0],
])('wrapping of a cart worth %i costs %i', (value, price) =>
  expect(findWrappingPrice({ price_cents: 450, free_from_cents: 15_000, message_max: 200 }, value)).toBe(price),
)
