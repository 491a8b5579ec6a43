import type { GiftlistItem } from '../../../src/contract/giftlist'
import { summarizeGifts } from '../../../src/features/giftlist/items/summarizeGifts'
import {
  applyItemChange,
  hasItemChange,
  type ItemChange,
  replaceItem,
  replacesItemChange,
} from '../../../src/features/giftlist/items/useItemChanges'
import { cheapItem } from '../../support/data/giftlistFixtures'
import { sortByPrice } from '../../../src/features/giftlist/items/sortByPrice'

const item = (id: number, priority: number, more: Partial<GiftlistItem> = {}): GiftlistItem => ({
  ...cheapItem,
  price: 10,
  id_giftlist_product: id,
  priority,
  ...more,
})
const items = [item(11, 1), item(12, 2), item(13, 3)]
const places = (list: readonly GiftlistItem[]) =>
  list.map(({ id_giftlist_product, priority }) => `${priority}:${id_giftlist_product}`).join(' ')

test.each<[string, ItemChange, string]>([
  ['up', { id: 13, field: 'position', value: 2 }, '1:11 2:13 3:12'],
  ['down', { id: 11, field: 'position', value: 2 }, '1:12 2:11 3:13'],
  ['to the top', { id: 13, field: 'position', value: 1 }, '1:13 2:11 3:12'],
  ['to the end', { id: 11, field: 'position', value: 3 }, '1:12 2:13 3:11'],
  ['beyond the end', { id: 11, field: 'position', value: 9 }, '1:12 2:13 3:11'],
  ['before the start', { id: 13, field: 'position', value: -4 }, '1:13 2:11 3:12'],
  ['off the list', { id: 12, field: 'removed' }, '1:11 2:13'],
  ['when it is not on the list', { id: 99, field: 'position', value: 1 }, '1:11 2:12 3:13'],
])('moving an item %s leaves no gap between the positions', (_row, change, expected) => {
  expect(places(applyItemChange(items, change))).toBe(expected)
})

test('a change of the quantity or of the number received affects only its item', () => {
  const after = [
    { id: 12, field: 'quantity', value: 7 },
    { id: 13, field: 'received', value: 1 },
  ].reduce((list, change) => applyItemChange(list, change as ItemChange), items)
  expect(after).toEqual([items[0], { ...items[1], quantity: 7 }, { ...items[2], received: 1 }])
})

test('an item from the API is placed at its position in the API', () => {
  expect(places(replaceItem(items, item(11, 3, { quantity: 5 })))).toBe('1:12 2:13 3:11')
})

test.each<[string, ItemChange, ItemChange, boolean]>([
  ['a newer quantity', { id: 1, field: 'quantity', value: 3 }, { id: 1, field: 'quantity', value: 2 }, true],
  ['a quantity of another item', { id: 2, field: 'quantity', value: 3 }, { id: 1, field: 'quantity', value: 2 }, false],
  ['a position', { id: 1, field: 'position', value: 3 }, { id: 1, field: 'quantity', value: 2 }, false],
  ['the removal', { id: 1, field: 'removed' }, { id: 1, field: 'quantity', value: 2 }, true],
])('%s after a change of quantity replaces that change, as the last column says', (_row, later, earlier, expected) => {
  expect(replacesItemChange(later, earlier)).toBe(expected)
})

test.each<[ItemChange, boolean]>([
  [{ id: 11, field: 'quantity', value: 2 }, true],
  [{ id: 11, field: 'quantity', value: 3 }, false],
  [{ id: 12, field: 'position', value: 2 }, true],
  [{ id: 12, field: 'received', value: 2 }, false],
  [{ id: 12, field: 'removed' }, false],
  [{ id: 99, field: 'removed' }, true],
  [{ id: 99, field: 'quantity', value: 2 }, false],
])('for the change %j, hasItemChange returns %s', (change, expected) => {
  expect(hasItemChange(items, change)).toBe(expected)
})

test.each([
  ['cheapest', [12, 14, 11, 13]],
  ['dearest', [11, 12, 14, 13]],
] as const)(
  'the order %s keeps items with equal prices by priority, and puts items that are no longer sold last',
  (order, expected) => {
    const list = [item(11, 1, { price: 30 }), item(12, 2), item(13, 3, { price: null }), item(14, 4)]
    expect(sortByPrice(list, order).map(({ id_giftlist_product }) => id_giftlist_product)).toEqual(expected)
  },
)

test.each([
  ['nothing was given', { remaining: 2 }, { reachedValue: 0, total: 2, remainder: { items: 2 }, isFull: false }],
  [
    'one of two was given',
    { given: 1, remaining: 1 },
    { reachedValue: 1, total: 2, remainder: { items: 1 }, isFull: false },
  ],
  [
    'one was received elsewhere',
    { remaining: 1 },
    { reachedValue: 1, total: 2, remainder: { items: 1 }, isFull: false },
  ],
  ['all were given', { given: 2, remaining: 0 }, { reachedValue: 2, total: 2, remainder: { items: 0 }, isFull: true }],
  [
    'people contributed',
    { price: 150, collected: 50, remaining: 1, remaining_amount: 250 },
    { reachedValue: 50, total: 300, remainder: { amount: 250 }, isFull: false },
  ],
  [
    'contributions leave less than one item',
    { price: 150, given: 1, collected: 100, remaining: 0, remaining_amount: 50 },
    { reachedValue: 250, total: 300, remainder: { amount: 50 }, isFull: false },
  ],
  [
    'contributions are complete',
    { price: 150, collected: 300, remaining: 0, remaining_amount: 0 },
    { reachedValue: 300, total: 300, remainder: { amount: 0 }, isFull: true },
  ],
  [
    'the product is no longer sold',
    { price: null, given: 1, collected: 20, remaining: 1, remaining_amount: null },
    { reachedValue: 1, total: 2, remainder: { items: 1 }, isFull: false },
  ],
])('the counts of an item are correct when %s', (_row, counts, expected) => {
  expect(summarizeGifts(item(1, 1, counts))).toMatchObject(expected)
})

test('an item has no counts while its gifts are hidden', () => {
  expect(summarizeGifts(item(1, 1, { given: null, collected: null, remaining: null }))).toBeNull()
})
