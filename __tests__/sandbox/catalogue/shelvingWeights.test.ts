import { listParts } from '../../../src/features/configurator/design/listParts'
import { summarizeDesign } from '../../../src/features/configurator/buying/useDesignSummary'
import { createEmptyDesign, type Design } from '../../../src/features/configurator/design/Design'
import { readShelvingSystem } from '../../support/data/shelvingSystem'
import { openSeededSandbox } from '../../support/sandbox/openSeededSandbox'
import { Shopper } from '../../support/sandbox/Shopper'

const sandbox = openSeededSandbox()
afterAll(() => sandbox.close())

/** A wall of shelves with a depth of 20 cm, which weigh less than the shelves of 30 cm of the same product. */
const buildShallowWall = (empty: Design, shelves: number): Design => ({
  ...empty,
  depth: 200,
  uprights: Array.from({ length: 3 }, () => ({ height: 2000, foot: 0 })),
  columns: [0, 1].map((column) => ({
    width: 800,
    parts: Array.from({ length: shelves }, (_, at) => ({
      id: column * 10 + at + 1,
      kind: 'shelf',
      at: 150 + at * 300,
      finish: 'oak',
    })),
  })),
})

test.each([
  [5, 22.3, false],
  [6, 25.5, true],
])('two columns of %i shelves weigh %f kg in the configurator and for the carriers', async (shelves, kg, isHeavy) => {
  const system = await readShelvingSystem()
  const design = buildShallowWall(createEmptyDesign(system), shelves)
  expect(summarizeDesign(design, system, new Map(), '2026-03-13')).toMatchObject({
    weight: kg,
    isByAppointment: isHeavy,
  })
  sandbox.database.run('UPDATE combination SET stock = 99')
  const shopper = new Shopper(sandbox)
  for (const { sku, quantity } of listParts(design, system)) await shopper.add(sku.id_product_attribute, quantity)
  const { carriers } = await shopper.checkout()
  // Two persons are not needed as long as a parcel service takes the whole.
  expect(carriers.some(({ reason }) => reason === 'not_needed')).toBe(!isHeavy)
})
