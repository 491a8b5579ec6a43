import { updateFormOwner } from '../../../../src/features/giftlist/owner/create/updateFormOwner'
import { findExistingList } from '../../../../src/features/giftlist/owner/create/saveNewList'
import { buildGiftlist } from '../../../support/data/plainGiftlist'

const wanted = {
  ...{ name: 'Ons huis', name_parents: 'Noor en Elias', welcome_message: 'Dag', gender: null, published: false },
}
const [house, other] = [buildGiftlist(), buildGiftlist({ id_giftlist: 7, name: 'Mies' })]
const changed = buildGiftlist({ id_giftlist: 8, welcome_message: 'Hallo' })

test.each([
  ['no list', [], null],
  ['a list with another name', [other], null],
  ['the list that a lost response created', [other, house], { kind: 'created', list: house }],
  ['a list with this name but another message', [changed], { kind: 'nameTaken', list: changed }],
  ['both of these lists', [changed, house], { kind: 'created', list: house }],
])('findExistingList returns the right outcome when the customer has %s', (_row, lists, outcome) => {
  expect(findExistingList(lists, wanted)).toEqual(outcome)
})

test('names are compared without regard to case and white space', () => {
  expect(findExistingList([house], { ...wanted, name: ' ons HUIS' })).toEqual({ kind: 'created', list: house })
})

const visitor = { id: null, logouts: 0, generation: 0 }
const customer = { id: 3, logouts: 0, generation: 0 }

test.each([
  ['nothing changed', customer, { id: 3, logouts: 0 }, customer],
  ['a visitor logs in', visitor, { id: 3, logouts: 0 }, customer],
  ['the session expires', customer, { id: null, logouts: 0 }, customer],
  ['the same customer logs in again', customer, { id: 3, logouts: 0 }, customer],
  ['another customer logs in', customer, { id: 4, logouts: 0 }, { id: 4, logouts: 0, generation: 1 }],
  ['the customer logs out', customer, { id: null, logouts: 1 }, { id: null, logouts: 1, generation: 1 }],
  ['a guest logs out', visitor, { id: null, logouts: 1 }, { id: null, logouts: 1, generation: 1 }],
])('the text of the form has the correct owner after a change of the session: %s', (_row, owner, now, expected) => {
  expect(updateFormOwner(owner, now)).toEqual(expected)
})
