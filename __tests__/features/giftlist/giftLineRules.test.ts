import type { CartItem } from '../../../src/contract/cart'
import { goesToCustomer, hasDelivery } from '../../../src/contract/giftDestination'
import { describeDestination } from '../../../src/features/giftlist/lines/GiftItemNotes'
import { groupGifts } from '../../../src/features/giftlist/lines/GiftItems'
import { findGiftShortage } from '../../../src/features/giftlist/lines/GiftShortageNote'
import { giftlistLines } from '../../../src/i18n/en/giftlistLines'

const gift = (parts: Partial<CartItem>) =>
  ({ quantity: 1, amount: null, giftlist_remaining: null, ...parts }) as CartItem

test.each([
  ['an item of which enough remains', { quantity: 2, giftlist_remaining: 2 }, null],
  ['an item of which fewer remain', { quantity: 3, giftlist_remaining: 2 }, { kind: 'items', left: 2 }],
  ['an item of which a part remains', { quantity: 3, giftlist_remaining: 0.9 }, { kind: 'none' }],
  ['an item of which nothing remains', { giftlist_remaining: 0 }, { kind: 'none' }],
  ['an item of which the API does not say how many remain', { quantity: 9 }, null],
  ['a contribution of which enough remains', { amount: 50, giftlist_remaining: 50 }, null],
  ['a contribution of which less remains', { amount: 50, giftlist_remaining: 12.5 }, { kind: 'amount', left: 12.5 }],
  ['a contribution of which a little remains', { amount: 5, giftlist_remaining: 0.01 }, { kind: 'amount', left: 0.01 }],
  ['a contribution of which nothing remains', { amount: 5, giftlist_remaining: 0 }, { kind: 'none' }],
] as [string, Partial<CartItem>, ReturnType<typeof findGiftShortage>][])(
  'the shortage of %s is found',
  (_title, parts, shortage) => {
    expect(findGiftShortage(gift(parts))).toEqual(shortage)
  },
)

test('gifts are grouped by their owners, in the order of the cart', () => {
  const [first, second, third, unnamed] = ['Noor', 'Mila', 'Noor', null].map((giftlist_name, id) =>
    gift({ id, giftlist_name }),
  )
  expect(groupGifts([first!, second!, third!, unnamed!])).toEqual([
    { owners: 'Noor', items: [first, third] },
    { owners: 'Mila', items: [second] },
    { owners: '', items: [unnamed] },
  ])
})

test.each([
  ['an own item', { amount: null, destination: null }, true, null],
  ['a gift to the giver', { amount: null, destination: 'giver' }, true, null],
  ['a gift to the owner', { amount: null, destination: 'owner' }, false, 'Goes straight to Noor'],
  ['a gift held in the shop', { amount: null, destination: 'pickup' }, false, 'Held in our shop for Noor'],
  ['a contribution', { amount: 20, destination: null }, false, null],
] as const)('%s has the right destination and description', (_title, line, expected, statement) => {
  expect(goesToCustomer(line)).toBe(expected)
  expect(hasDelivery([line])).toBe(expected)
  expect(hasDelivery([line, { amount: null, destination: null }])).toBe(true)
  expect(describeDestination(line, giftlistLines, 'Noor')).toBe(statement)
})

test('an empty cart may still be delivered', () => {
  expect(hasDelivery([])).toBe(true)
})
