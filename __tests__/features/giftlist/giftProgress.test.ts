import {
  computeListProgress,
  findGivablePart,
  findSharedProgress,
  isGivenInFull,
  isShared,
  listAmounts,
  subtractCart,
  suggestAmount,
} from '../../../src/features/giftlist/giving/giftProgress'
import type { CartItem } from '../../../src/contract/cart'
import type { GiftlistItem } from '../../../src/contract/giftlist'
import { findGiftChange } from '../../../src/features/giftlist/giving/findGiftChange'
import { cheapItem, sofa } from '../../support/data/giftlistFixtures'

const discontinuedItem = { ...cheapItem, price: null }
const emptyCart: CartItem[] = []

test.each<[string, Partial<GiftlistItem> | null, ReturnType<typeof findGiftChange>]>([
  ['nothing', {}, null],
  ['it was removed', null, { kind: 'removed' }],
  ['it is no longer sold', { price: null }, { kind: 'notSold' }],
  ['it sold out', { stock: 0 }, { kind: 'soldOut' }],
  ['others gave it', { remaining: 0 }, { kind: 'taken' }],
  ['others gave it, and it sold out', { remaining: 0, stock: 0 }, { kind: 'taken' }],
  ['fewer remain', { remaining: 1 }, null],
  ['it costs more', { price: 65 }, { kind: 'price', oldPrice: 60, newPrice: 65 }],
  ['it costs less', { price: 50 }, { kind: 'price', oldPrice: 60, newPrice: 50 }],
])('the giver is told what changed since the card was shown: %s', (_title, now, change) => {
  expect(findGiftChange(cheapItem, now && { ...cheapItem, ...now }, emptyCart)).toEqual(change)
})

test.each([
  ['nothing is given', cheapItem, { items: 2, amount: null }, false],
  ['one of two is given', { ...cheapItem, given: 1, remaining: 1 }, { items: 1, amount: null }, false],
  ['both are given', { ...cheapItem, given: 2, remaining: 0 }, { items: 0, amount: null }, true],
  ['the API says more remain than are wished', { ...cheapItem, remaining: 9 }, { items: 2, amount: null }, false],
  ['the API does not say what remains', { ...cheapItem, remaining: null, given: 1 }, { items: 1, amount: null }, false],
  ['both were received elsewhere', { ...cheapItem, remaining: null, received: 3 }, { items: 0, amount: null }, true],
  ['it is no longer sold', discontinuedItem, { items: 0, amount: null }, false],
  ['it is no longer sold and was given', { ...discontinuedItem, given: 2 }, { items: 0, amount: null }, true],
  ['a sofa is free', sofa, { items: 1, amount: 2890 }, false],
  ['a part of the sofa is paid', { ...sofa, remaining: 0, remaining_amount: 1145 }, { items: 0, amount: 1145 }, false],
  ['a small rest remains', { ...sofa, remaining: 0, remaining_amount: 4.99 }, { items: 0, amount: 4.99 }, false],
  ['one of two is in stock', { ...cheapItem, stock: 1 }, { items: 1, amount: null }, false],
  ['it is sold out', { ...cheapItem, stock: 0 }, { items: 0, amount: null }, false],
  ['the sofa is sold out', { ...sofa, stock: 0 }, { items: 0, amount: 2890 }, false],
  ['it was given before it sold out', { ...cheapItem, remaining: 0, stock: 0 }, { items: 0, amount: null }, true],
  ['the API does not know the stock', { ...cheapItem, stock: null }, { items: 2, amount: null }, false],
  ['the sofa is paid', { ...sofa, remaining: 0, remaining_amount: 0 }, { items: 0, amount: null }, true],
])('when %s, the part that can still be given is correct', (_title, item, givable, isFull) => {
  expect(findGivablePart(item)).toEqual(givable)
  expect(isGivenInFull(item)).toBe(isFull)
})

test('the progress counts whole items, and a shared item once it is paid', () => {
  const items = [
    { ...cheapItem, given: 1, remaining: 1 },
    { ...cheapItem, quantity: 6, given: 4, received: 5, remaining: 1 },
    { ...sofa, collected: 1745, remaining: 0, remaining_amount: 1145 },
    { ...sofa, collected: 2890, remaining: 0, remaining_amount: 0 },
    { ...discontinuedItem, given: 1 },
  ]
  expect(computeListProgress(items)).toEqual({ chosen: 1 + 5 + 0 + 1 + 1, total: 2 + 6 + 1 + 1 + 1 })
  expect(computeListProgress([discontinuedItem])).toEqual({ chosen: 0, total: 0 })
  expect(computeListProgress([])).toBeNull()
  expect(computeListProgress([{ ...cheapItem, given: null, remaining: null }])).toBeNull()
})

test.each([
  ['a cheap item', cheapItem, false, null],
  ['a chair that takes contributions', { ...sofa, price: 289, remaining_amount: 289 }, false, null],
  [
    'a chair to which somebody contributed',
    { ...sofa, price: 289, collected: 39.9, remaining: 0, remaining_amount: 249.1 },
    true,
    { collected: 39.9, total: 289 },
  ],
  ['a sofa', sofa, true, { collected: 0, total: 2890 }],
  ['a paid sofa', { ...sofa, collected: 2890, remaining: 0, remaining_amount: 0 }, false, null],
  [
    'two sofas of which one is given',
    { ...sofa, quantity: 2, given: 1, remaining: 1 },
    true,
    { collected: 2890, total: 5780 },
  ],
  [
    'a sofa whose price rose after a contribution',
    { ...sofa, price: 4000, collected: 900, remaining: 0, remaining_amount: 1990 },
    true,
    { collected: 900, total: 2890 },
  ],
])('the progress of %s is shown in euros only if several givers share it', (_title, item, shared, progress) => {
  expect(isShared(item)).toBe(shared)
  expect(findSharedProgress(item)).toEqual(progress)
})

const line = { id_product_attribute: 100201, id_giftlist_product: 8, quantity: 1, amount: null }

test.each([
  ['an empty cart', sofa, [], { items: 1, amount: 2890 }],
  ['another gift in the cart', sofa, [{ ...line, id_giftlist_product: 7 }], { items: 1, amount: 2890 }],
  ['the sofa itself in the cart', sofa, [line], { items: 0, amount: null }],
  ['a contribution in the cart', sofa, [{ ...line, amount: 50.1 }], { items: 0, amount: 2839.9 }],
  ['one of two in the cart', { ...cheapItem, id_giftlist_product: 8 }, [line], { items: 1, amount: null }],
  [
    'more than remains in the cart',
    cheapItem,
    [{ ...line, id_giftlist_product: 7, quantity: 5 }],
    { items: 0, amount: null },
  ],
  [
    'one for the giver at home, of two in stock',
    { ...cheapItem, id_product_attribute: 100201, stock: 2 },
    [{ ...line, id_giftlist_product: null }],
    { items: 1, amount: null },
  ],
  [
    'a whole one and a contribution in the cart',
    { ...sofa, quantity: 3, remaining: 3, remaining_amount: 8670 },
    [line, { ...line, amount: 100 }],
    { items: 1, amount: 5680 },
  ],
])('with %s, the giver can add only the rest', (_title, item, lines, givable) => {
  expect(subtractCart(item, lines)).toEqual(givable)
})

test.each([
  [2890, [25, 50, 100], 50],
  [100, [25, 50, 100], 50],
  [60, [25, 50], 50],
  [30, [25], 30],
  [7.5, [], 7.5],
])('with %d euros remaining, the suggested contributions are %j', (remaining, amounts, suggested) => {
  expect(listAmounts(remaining)).toEqual(amounts)
  expect(suggestAmount(remaining)).toBe(suggested)
})
