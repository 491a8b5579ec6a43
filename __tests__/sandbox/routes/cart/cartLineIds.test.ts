import { compareCarts } from '../../../../src/store/cart/cartDifference'
import { Shopper } from '../../../support/sandbox/Shopper'
import { openSeededSandbox } from '../../../support/sandbox/openSeededSandbox'

const bench = 100301
const spile = 100402

/** Adds a bench to a cart and replaces it with a chair. */
async function swapped() {
  const sandbox = openSeededSandbox()
  const shopper = new Shopper(sandbox)
  const { cart: before } = await shopper.add(bench)
  await shopper.change('DELETE', before.items[0]!._links['remove']!.href)
  const { cart: now } = await shopper.add(spile)
  sandbox.close()
  return { before, now }
}

// A tab that still shows the bench must not change the chair with the links of the bench.
test('the id of a removed line is not used for another line', async () => {
  const { before, now } = await swapped()
  expect(now.items[0]!.id).not.toBe(before.items[0]!.id)
})

test('compareCarts finds a replaced line even if an API reuses ids', async () => {
  const { before, now } = await swapped()
  const again = { ...now, items: now.items.map((item) => ({ ...item, id: before.items[0]!.id })) }
  const difference = compareCarts(before, again)
  expect(difference?.removed.map(({ name }) => name)).toEqual(['Tove bank'])
  expect(difference?.added.map(({ name }) => name)).toEqual(['Spile stoel'])
})
