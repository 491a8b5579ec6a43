import type { Facets } from '../../../src/contract/productList'
import type { ProductScope } from '../../../src/contract/productList'
import { getBarFacets, getSortings } from '../../../src/features/productList/listFilters'
import { buildChips } from '../../../src/features/productList/filters/FilterChips'
import {
  countChosen,
  isWhole,
  withoutAll,
  withoutFilters,
  withPrice,
  withValue,
} from '../../../src/features/productList/filters/listChoice'
import { mergeFreshCard } from '../../../src/features/productList/filters/refreshCards'
import { getHandles, buildPriceRange, buildPriceScale } from '../../../src/features/productList/filters/PriceFilter'
import type { ListChoice } from '../../../src/features/productList/listState'
import { list as words } from '../../../src/i18n/nl/list'
import { card } from '../../support/data/catalogueFixtures'

const choice: ListChoice = {
  filters: { brands: ['hiljaa'], colours: ['green', 'blue'] },
  price: { min: 100 },
  sort: 'price',
  page: 3,
}

describe('choosing in a list', () => {
  test.each([
    [
      'a value more',
      withValue(choice, 'brands', 'havrelund'),
      { brands: ['hiljaa', 'havrelund'], colours: ['green', 'blue'] },
    ],
    ['a value less', withValue(choice, 'colours', 'green'), { brands: ['hiljaa'], colours: ['blue'] }],
    ['the last value of a facet', withValue(choice, 'brands', 'hiljaa'), { colours: ['green', 'blue'] }],
    ['another price', withPrice(choice, { max: 9 }), choice.filters],
    ['without a facet', withoutFilters(choice, ['colours']), { brands: ['hiljaa'] }],
    ['without the price and a facet', withoutFilters(choice, ['price', 'brands']), { colours: ['green', 'blue'] }],
    ['without all', withoutAll(choice), {}],
  ])('%s starts again at the first page, in the same order', (_, next, filters) => {
    expect(next).toMatchObject({ page: 1, sort: 'price' })
    expect(next.filters).toEqual(filters)
  })

  test('the price is a filter like the others', () => {
    expect(countChosen(choice)).toBe(4)
    expect(withoutFilters(choice, ['price']).price).toBeNull()
    expect(isWhole({ ...withoutAll(choice), sort: null })).toBe(true)
    expect(isWhole(withoutAll(choice))).toBe(false)
  })
})

describe('what a bar offers (docs/look.md, "Facet bar")', () => {
  test.each<[string, ProductScope, boolean, number]>([
    ['a department', { category: 10 }, false, 6],
    ['a category without parts', { category: 11 }, true, 5],
    ['a brand', { brand: 'hiljaa' }, false, 5],
    ['a series', { family: 1 }, false, 4],
    ['the sale', { sale: 1 }, false, 6],
    ['a search', { q: 'stoel' }, false, 6],
  ])('%s', (_, scope, undivided, buttons) => {
    expect(getBarFacets(scope, undivided)).toHaveLength(buttons)
  })

  test.each<[ProductScope, string]>([
    [{ category: 10 }, 'recommended'],
    [{ new: 1 }, 'newest'],
    [{ q: 'stoel' }, 'relevance'],
  ])('the usual order of %j is %s', (scope, usual) => {
    expect(getSortings(scope)[0]).toBe(usual)
  })
})

describe('the price slider', () => {
  test.each([
    ['by tens over a wide span', { min: 159, max: 3136.5 }, { min: 150, max: 3140, step: 10 }],
    ['by euros over a narrow one', { min: 19.5, max: 98.95 }, { min: 19, max: 99, step: 1 }],
    ['not at all at one price', { min: 19, max: 19 }, null],
    ['not at all without a list', null, null],
  ])('goes %s', (_, bounds, scale) => {
    expect(buildPriceScale(bounds)).toEqual(scale)
  })

  const scale = { min: 100, max: 500, step: 10 }
  test.each([
    [[100, 500], null],
    [[120, 500], { min: 120 }],
    [[100, 300], { max: 300 }],
    [[120, 300], { min: 120, max: 300 }],
    [[300, 120], { min: 120, max: 300 }],
    [[0, 9000], null],
  ] as const)('handles at %j mean %j', (ends, price) => {
    expect(buildPriceRange(ends, scale)).toEqual(price)
  })

  test.each([
    [null, [100, 500]],
    [{ min: 120 }, [120, 500]],
    [{ min: 1, max: 9000 }, [100, 500]],
    [{ min: 600 }, [500, 500]],
  ])('%j stands at %j', (price, handles) => {
    expect(getHandles(price, scale)).toEqual(handles)
  })
})

test('chips name what is chosen, and a value without a name by its key', () => {
  const facets: Facets = {
    lists: [{ facet: 'colours', values: [{ key: 'green', name: 'Groen', count: 2, swatch: null }] }],
    price: null,
  }
  const euro = (amount: number) => `€${amount}`
  const named = (price: ListChoice['price']) => buildChips({ ...choice, price }, facets, words.price, euro)
  expect(named({ min: 100 }).map(({ name }) => name)).toEqual(['hiljaa', 'Groen', 'blue', 'vanaf €100'])
  expect(named({ max: 9 }).at(-1)?.name).toBe('tot €9')
  expect(named({ min: 1, max: 9 }).at(-1)?.name).toBe('€1 – €9')
  expect(named(null)).toHaveLength(3)
  expect(named({ min: 1 }).at(-1)?.without.price).toBeNull()
})

describe('a tile with its price and stock of now', () => {
  const plain = { amount: 100, regular: null, lowest_30_days: null }
  const reduced = { amount: 80, regular: 100, lowest_30_days: 95 }
  const piece = card('Spile', { price: plain })
  test.each([
    ['dearer', { price: { ...plain, amount: 110 } }, { price: { ...plain, amount: 110 } }],
    ['fewer', { stock: 1 }, { stock: 1 }],
    [
      'from now on to order',
      { delivery: { unit: 'weeks' as const, min: 4, max: 6 } },
      { delivery: { unit: 'weeks', min: 4, max: 6 } },
    ],
    [
      'reduced since: the price alone',
      { price: reduced, sale_percent: 20 },
      { price: { ...plain, amount: 80 }, sale_percent: null },
    ],
    ['renamed: not a matter of now', { name: 'Spile 2' }, {}],
  ])('%s', (_, now, fresh) => {
    expect(mergeFreshCard(piece, { ...piece, ...now })).toEqual({ ...piece, ...fresh })
  })

  test('no longer reduced', () => {
    const sale = { ...piece, price: reduced, sale_percent: 20 }
    expect(mergeFreshCard(sale, { ...piece, price: plain, sale_percent: null })).toEqual(piece)
  })

  test('gone from the shop: sold out; the same: the very same', () => {
    expect(mergeFreshCard(piece, undefined)).toEqual({ ...piece, stock: 0 })
    expect(mergeFreshCard(piece, { ...piece })).toBe(piece)
  })
})
