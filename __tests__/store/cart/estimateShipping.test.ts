import type { Cart } from '../../../src/contract/cart'
import { estimateShipping } from '../../../src/store/cart/estimateShipping'

/** The numbers on screen are the API's; before a carrier is chosen it tells how much is missing for free delivery. */
test.each([
  ['what the chosen carrier asks', 12.5, { from: 75, missing: 0 }, 12.5],
  ['a chosen carrier for nothing', 0, null, 0],
  ['enough for free delivery', null, { from: 75, missing: 0 }, 0],
  ['not enough for it', null, { from: 75, missing: 36 }, null],
  ['never free', null, null, null],
])('%s', (_what, shipping, free_shipping, expected) => {
  const totals = { shipping } as Cart['totals']
  expect(estimateShipping({ totals, free_shipping })).toBe(expected)
})
