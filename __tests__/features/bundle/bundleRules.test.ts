import type { AddAttempt } from '../../../src/features/bundle/addBundleItems'
import { applyAddResults, buildCartResult } from '../../../src/features/bundle/addBundleItems'
import { selectBundleErrors } from '../../../src/features/bundle/addBundleItems'
import { common } from '../../../src/i18n/nl/common'
import { errorMessage } from '../../../src/store/http/errorMessage'
import {
  getAvailableQuantity,
  sumQuantities,
  isAddable,
  createBundleItem,
  sumPrices,
  type BundleItem,
} from '../../../src/features/bundle/bundleItems'
import { panel } from '../../../src/i18n/nl/panel'
import { kaarre, variant } from '../../support/data/catalogueFixtures'
import { readCommonErrors } from '../../support/data/commonSentences'

const price = (amount: number) => ({ amount, regular: null, lowest_30_days: null })
const productOf = (...combinations: ReturnType<typeof variant>[]) => ({ ...kaarre, combinations })
const item = (changes: Partial<BundleItem> = {}): BundleItem => ({ ...createBundleItem(kaarre), ...changes })
const outOfStock = (stock: number) => ({
  name: 'ShopError',
  message: '',
  status: 409,
  type: 'out_of_stock',
  data: { stock },
})
const offline = { name: 'ApiError', message: 'Network Error', code: 'ERR_NETWORK' }
const ok = { ok: true, type: 'added', data: undefined, error: null }
const failed = (error: typeof offline | ReturnType<typeof outOfStock>) => ({
  ok: false,
  type: undefined,
  data: undefined,
  error,
})
const tried = (of: BundleItem, outcome: AddAttempt['outcome'], before = 0): AddAttempt => ({
  item: of,
  outcome,
  before,
})

// SPEC §2, side panel: add combination.
describe('an item as the panel first shows it', () => {
  const gone = variant({ colour: 'a' }, { stock: 0, default: true })
  const there = variant({ colour: 'b' }, { stock: 2 })
  test.each([
    ['the default variant', productOf(there, { ...gone, stock: 1 }), 1],
    ['what can be had, when the default is sold out', productOf(gone, there), 1],
    ['the first, when none is the default', productOf(there, { ...gone, default: false }), 0],
    ['the default, when nothing can be had', productOf({ ...there, stock: 0 }, gone), 1],
  ])('%s', (_name, product, place) => {
    expect(createBundleItem(product).variant).toBe(product.combinations[place])
  })
})

test.each([
  ['as it comes', {}, true],
  ['left out', { taken: false }, false],
  ['in the cart already', { result: { ok: true } as const }, false],
  ['failed before', { result: { ok: false, error: offline, before: 0 } as const }, true],
  ['sold out', { variant: variant({ colour: 'a' }, { stock: 0 }) }, false],
])('whether an item goes along: %s', (_name, changes, going) => {
  expect(isAddable(item(changes))).toBe(going)
})

test('no more than there are, and prices add up to the cent', () => {
  const few = item({ variant: variant({ colour: 'a' }, { stock: 2, price: price(0.1) }), quantity: 3 })
  const one = item({ variant: variant({ colour: 'b' }, { price: price(343.2) }) })
  expect(getAvailableQuantity(few)).toBe(2)
  expect(sumQuantities([few, one])).toBe(3)
  expect(sumPrices([few, one])).toBe(343.4)
  expect(sumPrices([])).toBe(0)
})

describe('after trying', () => {
  const [first, second] = [item(), item({ quantity: 2 })]

  test('what came in and what did not stand beside each other, and the panel stays', () => {
    const all = [tried(first, ok), tried(second, failed(offline))]
    const after = applyAddResults([first, second], all)
    expect(after.map(({ result }) => result?.ok)).toEqual([true, false])
    expect(after.map(isAddable)).toEqual([false, true])
    expect(buildCartResult(after, all)).toBeNull()
  })

  test('a second try that brings in the rest counts all of them', () => {
    const half = applyAddResults([first, second], [tried(first, ok), tried(second, failed(offline))])
    const all = [tried(half[1]!, ok)]
    expect(buildCartResult(applyAddResults(half, all), all)).toMatchObject({
      ok: true,
      addition: { id_product: kaarre.id_product, quantity: 2 },
      together: 3,
    })
  })

  test('one product alone has no others to speak of', () => {
    const all = [tried(second, ok)]
    expect(buildCartResult(applyAddResults([second], all), all)?.together).toBeUndefined()
  })

  test.each([
    ['less than asked', outOfStock(1), 0, 1],
    ['some of it in the cart already', outOfStock(3), 2, 1],
    ['all of it in the cart already', outOfStock(2), 2, 0],
    ['none', outOfStock(0), 0, 0],
  ])('stock that falls short: %s', (_name, error, before, left) => {
    const [after] = applyAddResults([second], [tried(second, failed(error), before)])
    expect(after?.variant.stock).toBe(left)
    expect(after?.product.combinations).toContain(after?.variant)
  })

  test('nothing tried, nothing to say', () => expect(buildCartResult([first], [])).toBeNull())
})

test.each([
  [outOfStock(3), 0, 'Er zijn er nog 3.'],
  [outOfStock(3), 2, 'Er zijn er 3, waarvan 2 al in je mandje.'],
  [outOfStock(0), 0, panel.errors.soldOut],
  [{ ...outOfStock(0), status: 404, type: 'not_found' }, 0, panel.errors.gone],
  [offline, 0, readCommonErrors(panel.errors).network],
  [{ ...offline, code: 'ODD' }, 0, readCommonErrors(panel.errors).other],
])('why an item did not come in: %j with %d before', (error, before, words) => {
  expect(errorMessage(error, selectBundleErrors({ ok: false, error, before }, panel), common)).toBe(words)
})
