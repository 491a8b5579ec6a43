import { pickGiftlist } from '../../../src/features/giftlist/panel/GiftlistForm'
import { formatGiftlistName } from '../../../src/features/giftlist/owner/giftlistState'
import { buildGiftlist } from '../../support/data/plainGiftlist'

const [first, second] = [buildGiftlist({ id_giftlist: 2 }), buildGiftlist({ id_giftlist: 1 })]

test.each([
  ['the first list when none was chosen', [first, second], null, first],
  ['the list that was chosen or created before', [first, second], 1, second],
  ['the first list when the chosen one no longer exists', [first, second], 9, first],
  ['no list when a new one was chosen', [first, second], 'new', null],
  ['no list when there are none', [], null, null],
  ['no list when the chosen one was the last and no longer exists', [], 1, null],
] as const)('pickGiftlist picks %s', (_row, lists, chosen, expected) => {
  expect(pickGiftlist(lists, chosen)).toBe(expected)
})

test.each([
  ['by its name', {}, 'Ons huis'],
  ['by the names of the parents when it has no name of its own', { name: ' ', name_parents: 'An en Bo' }, 'An en Bo'],
  ['as unnamed when it has neither', { name: '', name_parents: '' }, 'zonder naam'],
])('a gift list is named %s (SPEC §3)', (_row, names, expected) => {
  expect(formatGiftlistName(buildGiftlist(names), 'zonder naam')).toBe(expected)
})
