import { findWishMarks } from '../../../src/features/wishlist/OwnWishlistItem'

const none = { isBackInStock: false, priceDrop: null }

test.each([
  ['a price and stock that did not change', { price_then: 429, in_stock_then: true }, { amount: 429, stock: 3 }, none],
  ['an item whose earlier price is unknown', {}, { amount: 1, stock: 3 }, none],
  ['a higher price', { price_then: 429 }, { amount: 469, stock: 3 }, none],
  ['a price that fell by 40 euro', { price_then: 429 }, { amount: 389, stock: 3 }, { ...none, priceDrop: 40 }],
  ['a price that fell by a cent', { price_then: 343.2 }, { amount: 343.19, stock: 3 }, { ...none, priceDrop: 0.01 }],
  ['a price that fell by less than a cent', { price_then: 343.2 }, { amount: 343.1990001, stock: 3 }, none],
  [
    'a price that fell for an item that is sold out',
    { price_then: 429 },
    { amount: 389, stock: 0 },
    { ...none, priceDrop: 40 },
  ],
  [
    'an item that is in stock again',
    { in_stock_then: false },
    { amount: 389, stock: 1 },
    { ...none, isBackInStock: true },
  ],
  ['an item that is still sold out', { in_stock_then: false }, { amount: 389, stock: 0 }, none],
  ['an item that has sold out since', { in_stock_then: true }, { amount: 389, stock: 0 }, none],
  [
    'a price that fell for an item that is in stock again',
    { price_then: 0.3, in_stock_then: false },
    { amount: 0.1 + 0.1, stock: 1 },
    { isBackInStock: true, priceDrop: 0.1 },
  ],
])('the marks of %s are %j', (_name, then, now, expected) => {
  expect(findWishMarks(then, now)).toEqual(expected)
})
