import { findWishMarks } from '../../../src/features/wishlist/OwnWishlistItem'

const none = { back: false, cheaper: null }

test.each([
  ['nothing has changed', { price_then: 429, in_stock_then: true }, { amount: 429, stock: 3 }, none],
  ['nobody knew', {}, { amount: 1, stock: 3 }, none],
  ['dearer', { price_then: 429 }, { amount: 469, stock: 3 }, none],
  ['cheaper by 40 euro', { price_then: 429 }, { amount: 389, stock: 3 }, { ...none, cheaper: 40 }],
  ['cheaper by a cent', { price_then: 343.2 }, { amount: 343.19, stock: 3 }, { ...none, cheaper: 0.01 }],
  ['cheaper by less than a cent', { price_then: 343.2 }, { amount: 343.1990001, stock: 3 }, none],
  ['cheaper, and cannot be had', { price_then: 429 }, { amount: 389, stock: 0 }, { ...none, cheaper: 40 }],
  ['can be had again', { in_stock_then: false }, { amount: 389, stock: 1 }, { ...none, back: true }],
  ['still sold out', { in_stock_then: false }, { amount: 389, stock: 0 }, none],
  ['sold out since', { in_stock_then: true }, { amount: 389, stock: 0 }, none],
  ['both', { price_then: 0.3, in_stock_then: false }, { amount: 0.1 + 0.1, stock: 1 }, { back: true, cheaper: 0.1 }],
])('what is better since a piece was kept: %s', (_name, then, now, expected) => {
  expect(findWishMarks(then, now)).toEqual(expected)
})
