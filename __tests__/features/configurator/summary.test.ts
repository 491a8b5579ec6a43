/** @jest-environment node */
import { summarizeDesign } from '../../../src/features/configurator/buying/useSummary'
import { createEmptyDesign, type Design } from '../../../src/features/configurator/design/Design'
import {
  calculatePrice,
  type FreshSkus,
  listParts,
  type PartLine,
} from '../../../src/features/configurator/design/listParts'
import type { Delivery } from '../../../src/contract/product'
import { readShelvingSystem } from '../../support/data/shelvingSystem'

test.each<[string, Delivery[], Delivery]>([
  [
    'weeks are later than days',
    [
      { unit: 'days', min: 20, max: 30 },
      { unit: 'weeks', min: 2, max: 3 },
      { unit: 'days', min: 2, max: 4 },
    ],
    { unit: 'weeks', min: 2, max: 3 },
  ],
  [
    'both ends of a period count',
    [
      { unit: 'weeks', min: 2, max: 8 },
      { unit: 'weeks', min: 4, max: 6 },
      { unit: 'weeks', min: 1, max: 2 },
    ],
    { unit: 'weeks', min: 4, max: 8 },
  ],
])('a design is delivered with its slowest part: %s', async (_row, deliveries, slowest) => {
  const system = await readShelvingSystem()
  const design: Design = {
    ...createEmptyDesign(system),
    uprights: [2000, 2000].map((height) => ({ height, foot: 0 })),
    columns: [
      {
        width: 800,
        parts: [
          { id: 1, kind: 'shelf', at: 450, finish: 'oak' },
          { id: 2, kind: 'cabinet', at: 1000, finish: 'oak' },
        ],
      },
    ],
  }
  const parts = listParts(design, system)
  const fresh: FreshSkus = new Map(
    parts.map(({ sku }, at) => [sku.id_sku, { ...sku, delivery: deliveries[at] ?? sku.delivery }]),
  )
  expect(parts).toHaveLength(deliveries.length)
  expect(summarizeDesign(design, system, fresh, '2026-03-13').delivery).toEqual(slowest)
})

test('half a cent of discount is rounded up, as in the cart', () => {
  const lines = [{ sku: { price: 1.5 }, quantity: 1, weight: 1 }] as PartLine[]
  expect(calculatePrice(lines, { percent: 15, from: 1 })).toMatchObject({ discount: 0.23, total: 1.27 })
})
