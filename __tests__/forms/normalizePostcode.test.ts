import { normalizePostcode } from '../../src/forms/address/addressTable'

test.each([
  ['NL', '3511ab', '3511 AB'],
  ['NL', '3511 AB', '3511 AB'],
  ['NL', ' 3511  Ab ', '3511 AB'],
  ['NL', 'NL-3511 AB', '3511 AB'],
  ['NL', '3511', '3511'],
  ['BE', 'B-9000', '9000'],
  ['BE', 'be 9000', '9000'],
  ['BE', '90 00', '9000'],
  ['BE', '9000 AB', '9000 AB'],
  ['LU', 'L-1234', '1234'],
  ['FR', '75 001', '75001'],
  ['FR', 'F-75001', '75001'],
  ['DE', 'D 10115', '10115'],
  ['XX', ' ab 12 ', 'AB 12'],
  ['IE', 'd02 af30', 'D02 AF30'],
  ['GB', 'B1 1AA', 'B1 1AA'],
  ['BE', '', ''],
])('in %s the typed postcode "%s" is normalized to "%s"', (iso, typed, expected) => {
  expect(normalizePostcode(typed, iso)).toBe(expected)
})
