import {
  type AdditionAttempt,
  applyAdditionResults,
  buildCartResult,
  pickBundleErrors,
} from '../../../src/features/bundle/addBundleItems'
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
const createProduct = (...combinations: ReturnType<typeof variant>[]) => ({ ...kaarre, combinations })
const item = (changes: Partial<BundleItem> = {}): BundleItem => ({ ...createBundleItem(kaarre), ...changes })
const outOfStock = (stock: number) => ({
  name: 'ShopError',
  message: '',
  status: 409,
  type: 'out_of_stock',
  data: { stock },
})
const offline = { name: 'ApiError', message: 'Network Error', code: 'ERR_NETWORK' }
const createAttempt = (item: BundleItem, error: AdditionAttempt['error'], quantityBefore = 0): AdditionAttempt => ({
  item,
  error,
  quantityBefore,
})

// SPEC §2, side panel: "add combination".
describe('the initial variant of a bundle item', () => {
  const soldOutDefault = variant({ colour: 'a' }, { stock: 0, default: true })
  const inStock = variant({ colour: 'b' }, { stock: 2 })
  test.each([
    ['has the default variant', createProduct(inStock, { ...soldOutDefault, stock: 1 }), 1],
    ['has a variant in stock when the default is sold out', createProduct(soldOutDefault, inStock), 1],
    [
      'has the first variant when none is the default',
      createProduct(inStock, { ...soldOutDefault, default: false }),
      0,
    ],
    ['has the default variant when all are sold out', createProduct({ ...inStock, stock: 0 }, soldOutDefault), 1],
  ])('a new item %s', (_name, product, index) => {
    expect(createBundleItem(product).variant).toBe(product.combinations[index])
  })

  test('a new item has the variant that the customer saw, unless it is sold out', () => {
    const product = createProduct({ ...soldOutDefault, stock: 1 }, inStock)
    const [standard, other] = product.combinations
    expect(createBundleItem(product, [other!.id_product_attribute]).variant).toBe(other)
    const soldOut = createProduct(standard!, { ...inStock, stock: 0 })
    expect(createBundleItem(soldOut, [other!.id_product_attribute]).variant).toBe(soldOut.combinations[0])
  })
})

test.each([
  ['a new item is', {}, true],
  ['an item that is left out is not', { isIncluded: false }, false],
  ['an item in the cart is not', { result: { ok: true } as const }, false],
  ['a failed item is', { result: { ok: false, error: offline, quantityBefore: 0 } as const }, true],
  ['a sold-out item is not', { variant: variant({ colour: 'a' }, { stock: 0 }) }, false],
])('%s addable', (_name, changes, expected) => {
  expect(isAddable(item(changes))).toBe(expected)
})

test('the quantity is limited to the stock, and prices are summed to the cent', () => {
  const few = item({ variant: variant({ colour: 'a' }, { stock: 2, price: price(0.1) }), quantity: 3 })
  const one = item({ variant: variant({ colour: 'b' }, { price: price(343.2) }) })
  expect(getAvailableQuantity(few)).toBe(2)
  expect(sumQuantities([few, one])).toBe(3)
  expect(sumPrices([few, one])).toBe(343.4)
  expect(sumPrices([])).toBe(0)
})

describe('the results of adding a bundle', () => {
  const [first, second] = [item(), item({ quantity: 2 })]

  test('after a partial failure, the added item cannot be added again and there is no cart result', () => {
    const all = [createAttempt(first, null), createAttempt(second, offline)]
    const after = applyAdditionResults([first, second], all)
    expect(after.map(({ result }) => result?.ok)).toEqual([true, false])
    expect(after.map(isAddable)).toEqual([false, true])
    expect(buildCartResult(after, all)).toBeNull()
  })

  test('the cart result after a second attempt counts the items of both attempts', () => {
    const half = applyAdditionResults([first, second], [createAttempt(first, null), createAttempt(second, offline)])
    const all = [createAttempt(half[1]!, null)]
    expect(buildCartResult(applyAdditionResults(half, all), all)).toMatchObject({
      error: null,
      addition: { id_product: kaarre.id_product, quantity: 2 },
      together: 3,
    })
  })

  test('the cart result of a single product has no bundle quantity', () => {
    const all = [createAttempt(second, null)]
    expect(buildCartResult(applyAdditionResults([second], all), all)?.together).toBeUndefined()
  })

  test.each([
    ['the stock is less than the quantity', outOfStock(1), 0, 1],
    ['some of the stock is in the cart', outOfStock(3), 2, 1],
    ['all of the stock is in the cart', outOfStock(2), 2, 0],
    ['the stock is empty', outOfStock(0), 0, 0],
  ])('an item that is short of stock gets the stock that can still be added when %s', (_name, error, before, stock) => {
    const [after] = applyAdditionResults([second], [createAttempt(second, error, before)])
    expect(after?.variant.stock).toBe(stock)
    expect(after?.product.combinations).toContain(after?.variant)
  })

  test('without an attempt there is no cart result', () => expect(buildCartResult([first], [])).toBeNull())
})

test.each([
  [outOfStock(3), 0, 'Er zijn er nog 3.'],
  [outOfStock(3), 2, 'Er zijn er 3, waarvan 2 al in je mandje.'],
  [outOfStock(0), 0, panel.errors.soldOut],
  [{ ...outOfStock(0), status: 404, type: 'not_found' }, 0, panel.errors.gone],
  [offline, 0, readCommonErrors(panel.errors).network],
  [{ ...offline, code: 'ODD' }, 0, readCommonErrors(panel.errors).other],
])('the error %j with %d in the cart has the message "%s"', (error, quantityBefore, message) => {
  expect(errorMessage(error, pickBundleErrors({ ok: false, error, quantityBefore }, panel), common)).toBe(message)
})
