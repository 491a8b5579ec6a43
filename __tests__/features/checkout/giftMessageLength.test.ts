/** @jest-environment jest-fixed-jsdom */
import { forgetGiftDraft, keepGiftDraft, readGiftDraft } from '../../../src/features/checkout/giftwrapping/giftDraft'
import { leftToSay, messageLength, sentMessage } from '../../../src/features/checkout/giftwrapping/giftMessageLength'

test.each([
  ['', 0],
  ['Hoera', 5],
  ['  Hoera \n', 5],
  ['Hoera\nvoor jou', 14],
  ['é', 1],
  ['🎁', 1],
  ['👩‍👧', 3],
])('"%s" counts %i, as the API counts it', (typed, length) => {
  expect(messageLength(typed)).toBe(length)
  expect([...sentMessage(typed)]).toHaveLength(length)
})

test.each([
  [0, null],
  [229, null],
  [230, 20],
  [231, null],
  [240, 10],
  [250, 0],
  [251, null],
])('with %i of 250 used, %s left is said aloud', (used, said) => {
  expect(leftToSay(used, 250)).toBe(said)
})

test('what was typed is there again, until the order is placed', () => {
  expect(readGiftDraft()).toBeNull()
  keepGiftDraft({ wanted: false, message: 'Hoera' })
  expect(readGiftDraft()).toEqual({ wanted: false, message: 'Hoera' })
  forgetGiftDraft()
  expect(readGiftDraft()).toBeNull()
})
