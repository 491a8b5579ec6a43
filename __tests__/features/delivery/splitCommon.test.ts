import { splitCommonNotes } from '../../../src/features/delivery/CountryForm'

test.each([
  [[], { common: [], rest: [] }],
  [[['a', 'b']], { common: [], rest: [['a', 'b']] }],
  [
    [
      ['a', 'b'],
      ['b', 'c'],
      ['b', 'a'],
    ],
    { common: ['b'], rest: [['a'], ['c'], ['a']] },
  ],
  [[['a'], ['a']], { common: ['a'], rest: [[], []] }],
  [[['a'], []], { common: [], rest: [['a'], []] }],
])('the common notes of %j are separated', (rows, expected) => expect(splitCommonNotes(rows)).toEqual(expected))
