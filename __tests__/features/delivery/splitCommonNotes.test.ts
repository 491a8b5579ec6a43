import { splitCommonNotes } from '../../../src/features/delivery/CountryForm'

test.each([
  [[], { commonNotes: [], otherNotes: [] }],
  [[['a', 'b']], { commonNotes: [], otherNotes: [['a', 'b']] }],
  [
    [
      ['a', 'b'],
      ['b', 'c'],
      ['b', 'a'],
    ],
    { commonNotes: ['b'], otherNotes: [['a'], ['c'], ['a']] },
  ],
  [[['a'], ['a']], { commonNotes: ['a'], otherNotes: [[], []] }],
  [[['a'], []], { commonNotes: [], otherNotes: [['a'], []] }],
])('the common notes of %j are separated', (rows, expected) => expect(splitCommonNotes(rows)).toEqual(expected))
