import type { Giftlist } from '../../../src/contract/giftlist'
import { pickGiftlist } from '../../../src/features/giftlist/GiftlistPanel'
import { formatGiftlistName } from '../../../src/features/giftlist/GiftlistChoice'

const list = (id_giftlist: number, names: Partial<Giftlist> = {}): Giftlist => ({
  ...{ id_giftlist, name: 'Mies', name_parents: '', welcome_message: '', gender: null, published: false, _links: {} },
  ...names,
})
const [first, second] = [list(2), list(1)]

test.each([
  ['nothing chosen: the first', [first, second], null, first],
  ['one that was chosen, or made, before', [first, second], 1, second],
  ['one that is there no more: the first', [first, second], 9, first],
  ['a new one', [first, second], 'new', null],
  ['no lists: a new one', [], null, null],
  ['no lists any more: a new one', [], 1, null],
] as const)('%s', (_row, lists, chosen, expected) => {
  expect(pickGiftlist(lists, chosen)).toBe(expected)
})

test.each([
  ['its name', {}, 'Mies'],
  ['without one whose it is', { name: ' ', name_parents: 'An en Bo' }, 'An en Bo'],
  ['without both in words', { name: '' }, 'zonder naam'],
])('SPEC §3, a gift list is called by %s', (_row, names, expected) => {
  expect(formatGiftlistName(list(1, names), 'zonder naam')).toBe(expected)
})
