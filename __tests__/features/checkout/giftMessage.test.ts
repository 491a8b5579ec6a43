/** @jest-environment jest-fixed-jsdom */
import {
  countMessageCharacters,
  findCharactersLeft,
  readWrappingDraft,
  saveWrappingDraft,
} from '../../../src/features/checkout/GiftStep'

test.each([
  ['', 0],
  ['Hoera', 5],
  ['  Hoera \n', 5],
  ['Hoera\nvoor jou', 14],
  ['é', 1],
  ['🎁', 1],
  ['👩‍👧', 3],
])('the message "%s" has %i characters as the API counts them', (typed, length) => {
  expect(countMessageCharacters(typed)).toBe(length)
})

test.each([
  [0, null],
  [229, null],
  [230, 20],
  [231, null],
  [240, 10],
  [250, 0],
  [251, null],
])('with %i of 250 characters used, the announced number of remaining characters is %s', (used, announced) => {
  expect(findCharactersLeft(used, 250)).toBe(announced)
})

test('the draft of the gift message can be read again', () => {
  expect(readWrappingDraft()).toBeNull()
  saveWrappingDraft({ wanted: false, message: 'Hoera' })
  expect(readWrappingDraft()).toEqual({ wanted: false, message: 'Hoera' })
})
