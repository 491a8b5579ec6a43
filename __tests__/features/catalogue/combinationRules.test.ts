import type { Tried } from '../../../src/features/catalogue/combination/addPieces'
import { afterTrying, cartResultOf } from '../../../src/features/catalogue/combination/afterTrying'
import { pieceFault } from '../../../src/features/catalogue/combination/pieceFault'
import {
  countOf,
  countTogether,
  isGoing,
  pieceOf,
  priceTogether,
  type Piece,
} from '../../../src/features/catalogue/combination/pieces'
import { panel } from '../../../src/i18n/nl/panel'
import { kaarre, version } from '../../support/shelf'

const price = (amount: number) => ({ amount, regular: null, lowest_30_days: null })
const productOf = (...combinations: ReturnType<typeof version>[]) => ({ ...kaarre, combinations })
const piece = (changes: Partial<Piece> = {}): Piece => ({ ...pieceOf(kaarre), ...changes })
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
const tried = (of: Piece, outcome: Tried['outcome'], before = 0): Tried => ({ piece: of, outcome, before })

// SPEC §2, side panel: add combination.
describe('a piece as the panel first shows it', () => {
  const gone = version({ colour: 'a' }, { stock: 0, default: true })
  const there = version({ colour: 'b' }, { stock: 2 })
  test.each([
    ['the default version', productOf(there, { ...gone, stock: 1 }), 1],
    ['what can be had, when the default is sold out', productOf(gone, there), 1],
    ['the first, when none is the default', productOf(there, { ...gone, default: false }), 0],
    ['the default, when nothing can be had', productOf({ ...there, stock: 0 }, gone), 1],
  ])('%s', (_name, product, place) => {
    expect(pieceOf(product).version).toBe(product.combinations[place])
  })
})

test.each([
  ['as it comes', {}, true],
  ['left out', { taken: false }, false],
  ['in the basket already', { result: { ok: true } as const }, false],
  ['failed before', { result: { ok: false, error: offline, before: 0 } as const }, true],
  ['sold out', { version: version({ colour: 'a' }, { stock: 0 }) }, false],
])('whether a piece goes along: %s', (_name, changes, going) => {
  expect(isGoing(piece(changes))).toBe(going)
})

test('no more than there are, and prices add up to the cent', () => {
  const few = piece({ version: version({ colour: 'a' }, { stock: 2, price: price(0.1) }), quantity: 3 })
  const one = piece({ version: version({ colour: 'b' }, { price: price(343.2) }) })
  expect(countOf(few)).toBe(2)
  expect(countTogether([few, one])).toBe(3)
  expect(priceTogether([few, one])).toBe(343.4)
  expect(priceTogether([])).toBe(0)
})

describe('after trying', () => {
  const [first, second] = [piece(), piece({ quantity: 2 })]

  test('what came in and what did not stand beside each other, and the panel stays', () => {
    const all = [tried(first, ok), tried(second, failed(offline))]
    const after = afterTrying([first, second], all)
    expect(after.map(({ result }) => result?.ok)).toEqual([true, false])
    expect(after.map(isGoing)).toEqual([false, true])
    expect(cartResultOf(after, all)).toBeNull()
  })

  test('a second try that brings in the rest counts all of them', () => {
    const half = afterTrying([first, second], [tried(first, ok), tried(second, failed(offline))])
    const all = [tried(half[1]!, ok)]
    expect(cartResultOf(afterTrying(half, all), all)).toMatchObject({
      ok: true,
      addition: { id_product: kaarre.id_product, quantity: 2 },
      together: 3,
    })
  })

  test('one product alone has no others to speak of', () => {
    const all = [tried(second, ok)]
    expect(cartResultOf(afterTrying([second], all), all)?.together).toBeUndefined()
  })

  test.each([
    ['less than asked', outOfStock(1), 0, 1],
    ['some of it in the basket already', outOfStock(3), 2, 1],
    ['all of it in the basket already', outOfStock(2), 2, 0],
    ['none', outOfStock(0), 0, 0],
  ])('stock that falls short: %s', (_name, error, before, left) => {
    const [after] = afterTrying([second], [tried(second, failed(error), before)])
    expect(after?.version.stock).toBe(left)
    expect(after?.product.combinations).toContain(after?.version)
  })

  test('nothing tried, nothing to say', () => expect(cartResultOf([first], [])).toBeNull())
})

test.each([
  [outOfStock(3), 0, 'Er zijn er nog 3.'],
  [outOfStock(3), 2, 'Er zijn er 3, waarvan 2 al in je mandje.'],
  [outOfStock(0), 0, panel.errors.soldOut],
  [{ ...outOfStock(0), status: 404, type: 'not_found' }, 0, panel.errors.gone],
  [offline, 0, panel.errors.network],
  [{ ...offline, code: 'ODD' }, 0, panel.errors.other],
])('why a piece did not come in: %j with %d before', (error, before, words) => {
  expect(pieceFault({ ok: false, error, before }, panel)).toBe(words)
})
