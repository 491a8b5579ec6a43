/** @jest-environment node */
import { summarizeDesign } from '../../../src/features/configurator/buying/useDesignSummary'
import { createEmptyDesign, type Design } from '../../../src/features/configurator/design/Design'
import {
  calculatePrice,
  type FreshSkus,
  listParts,
  type PartLine,
} from '../../../src/features/configurator/design/listParts'
import shopDetails from '../../../data/shop.json'
import type { ShelvingSystem } from '../../../src/pageTable/contents/shelving'
import { readShelvingSystem } from '../../support/data/shelvingSystem'

const buildDesign = (system: ShelvingSystem, columns: number, upper = 'cabinet'): Design => ({
  ...createEmptyDesign(system),
  uprights: Array.from({ length: columns + 1 }, () => ({ height: 2000, foot: 0 })),
  columns: Array.from({ length: columns }, (_, at) => ({
    width: 800,
    parts: [
      { id: at * 10 + 1, kind: 'shelf', at: 450, finish: 'oak' },
      { id: at * 10 + 2, kind: upper, at: 1000, finish: 'oak' },
    ],
  })),
})

test('a design is delivered with its slowest part, whatever its place in the list', async () => {
  const system = await readShelvingSystem()
  const design = buildDesign(system, 1)
  const parts = listParts(design, system)
  for (const slow of parts) {
    const fresh: FreshSkus = new Map(
      parts.map(({ sku }) => [
        sku.id_sku,
        { ...sku, delivery: sku === slow.sku ? { unit: 'weeks', min: 2, max: 3 } : { unit: 'days', min: 20, max: 30 } },
      ]),
    )
    expect(summarizeDesign(design, system, fresh, '2026-03-13').delivery).toEqual({ unit: 'weeks', min: 2, max: 3 })
  }
})

test.each([
  [1, 'shelf', { days: [1, 3], isByAppointment: false, deliveryCost: shopDetails.delivery.parcel }],
  [2, 'cabinet', { days: [5, 8], isByAppointment: true, deliveryCost: shopDetails.delivery.large }],
])(
  '%i columns with a %s in each: the carrier that can take the weight decides when a design comes and what that costs',
  async (columns, upper, { days: [min, max], ...expected }) => {
    const system = await readShelvingSystem()
    const design = buildDesign(system, columns, upper)
    const fresh: FreshSkus = new Map(
      listParts(design, system).map(({ sku }) => [sku.id_sku, { ...sku, delivery: { unit: 'days', min: 1, max: 3 } }]),
    )
    const delivery = { unit: 'days', min, max }
    expect(summarizeDesign(design, system, fresh, '2026-03-13')).toMatchObject({ delivery, ...expected })
  },
)

test('half a cent of discount is rounded up, as in the cart', () => {
  const lines = [{ sku: { price: 1.5 }, quantity: 1, weight: 1 }] as PartLine[]
  expect(calculatePrice(lines, { percent: 15, from: 1 })).toMatchObject({ discount: 0.23, total: 1.27 })
})
