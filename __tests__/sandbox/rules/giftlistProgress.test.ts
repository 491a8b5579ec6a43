import {
  countFulfilled,
  countPromised,
  areGiftsHidden,
  moveToPosition,
} from '../../../src/sandbox/rules/giftlistProgress'

test.each([
  ['nothing was given', { given: 0, collected_cents: 0, received: 0 }, 0, 0],
  ['items were given', { given: 2, collected_cents: 0, received: 0 }, 2, 2],
  ['contributions do not pay for one', { given: 0, collected_cents: 9999, received: 0 }, 0, 1],
  ['contributions pay for one and a part', { given: 1, collected_cents: 15_000, received: 0 }, 2, 3],
  ['more were received than given here', { given: 1, collected_cents: 0, received: 2 }, 2, 1],
  ['more were given than are wished now', { given: 4, collected_cents: 0, received: 0 }, 3, 4],
  ['the price fell', { given: 0, collected_cents: 15_000, received: 0, fixed_cents: 16_000 }, 1, 1],
  [
    'the price fell, and several were paid',
    { given: 0, collected_cents: 20_000, received: 0, fixed_cents: 15_000 },
    2,
    2,
  ],
])(
  'for three wished items of 100 euros, when %s, %j gives %i fulfilled and %i promised items',
  (_when, state, fulfilled, promised) => {
    const item = { quantity: 3, price_cents: 10_000, fixed_cents: null, ...state }
    expect([countFulfilled(item), countPromised(item)]).toEqual([fulfilled, promised])
  },
)

test.each([
  [null, '2026-11-22', false],
  ['2026-11-21', '2026-11-22', false],
  ['2026-11-22', '2026-11-22', false],
  ['2026-11-23', '2026-11-22', true],
  ['2027-01-01', '2026-12-31', true],
])('for gifts hidden until %s, the result of areGiftsHidden on %s is %s', (hidden_until, today, hidden) => {
  expect(areGiftsHidden({ hidden_until }, today)).toBe(hidden)
})

test.each([
  [1, [3, 1, 2]],
  [2, [1, 3, 2]],
  [3, [1, 2, 3]],
  [99, [1, 2, 3]],
])('moving the third of three items to position %i gives the right order', (position, expected) => {
  expect(moveToPosition([1, 2, 3], 3, position)).toEqual(expected)
})
