import type { Cart } from '../../src/contract/cart'
import { estimateShipping } from '../../src/contract/estimateShipping'

/** All amounts come from the API. `free_shipping` is null when delivery is never free. */
test.each([
  ['its price with a chosen carrier', 12.5, { from: 75, missing: 0 }, 12.5],
  ['0 with a free carrier', 0, null, 0],
  ['0 for a cart that qualifies for free delivery', null, { from: 75, missing: 0 }, 0],
  ['unknown for a cart below the limit of free delivery', null, { from: 75, missing: 36 }, null],
  ['unknown when delivery is never free', null, null, null],
])('The estimated cost of delivery is %s', (_what, shipping, free_shipping, expected) => {
  const totals = { shipping } as Cart['totals']
  expect(estimateShipping({ totals, free_shipping })).toBe(expected)
})
