import { findFreeShipping, type CarrierTerms } from '../../../src/sandbox/rules/carriers'

describe('the limit for free home delivery', () => {
  const terms = (key: string, change: Partial<CarrierTerms>): CarrierTerms => ({
    key,
    bulky: key !== 'home',
    max_grams: key === 'home' ? 25_000 : null,
    price_cents: 695,
    free_from_cents: 7500,
    ...change,
  })
  const parcel = terms('home', {})
  const twoMan = terms('two-man', { price_cents: 5900, free_from_cents: 150_000 })
  const store = terms('store', { price_cents: 0, free_from_cents: 0 })
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
    ['a bulky item', [parcel, twoMan], { ...load, bulky: true }, { from: 150_000, missing: 146_100 }],
    ['a voucher for free delivery', [parcel, twoMan], { ...load, free_shipping: true }, { from: 7500, missing: 0 }],
    ['a carrier that is never free', [terms('home', { free_from_cents: null })], load, null],
    ['a country without home delivery', [terms('home', { price_cents: null }), store], load, null],
  ])('the limit for free delivery is correct for %s', (_, carriers, wanted, free) =>
    expect(findFreeShipping(carriers, wanted)).toEqual(free),
  )
})
