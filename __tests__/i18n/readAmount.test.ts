import { readAmount } from '../../src/i18n/readAmount'

test.each([
  ['50', 50],
  [' € 25 ', 25],
  ['12,50', 12.5],
  ['12.5', 12.5],
  ['1.145', 1145],
  ['1,145', 1145],
  ['1.145,50', 1145.5],
  ['1,145.50', 1145.5],
  ['1145,5', 1145.5],
  ['0', 0],
  ['', null],
  ['veel', null],
  ['-5', null],
  ['5e3', null],
  ['1.2.3', null],
  ['12,505.', null],
  ['0x10', null],
  ['٥٠', null],
  ['9'.repeat(2000), null],
])('the typed amount "%s" is read as %p', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})
