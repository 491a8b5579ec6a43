import type { Facets, ProductScope } from '../../../src/contract/productList'
import { getBarFacets, getSortings } from '../../../src/features/productList/listFilters'
import { buildChips } from '../../../src/features/productList/filters/FilterChips'
import {
  countChosenFilters,
  isWholeList,
  clearFilters,
  dropFilters,
  changePrice,
  toggleValue,
  type ListChoice,
} from '../../../src/features/productList/filters/listState'
import { mergeFreshCard } from '../../../src/features/productList/filters/refreshCards'
import { buildPriceRange, buildPriceScale, getRangeEnds } from '../../../src/features/productList/filters/PriceFilter'
import { catalogue as catalogueMessages } from '../../../src/i18n/nl/firstLoad/catalogue'
import { list as messages } from '../../../src/i18n/nl/list'
import { card } from '../../support/data/catalogueFixtures'

const choice: ListChoice = {
  filters: { brands: ['hiljaa'], colours: ['green', 'blue'] },
  price: { min: 100 },
  sort: 'price',
  page: 3,
}

describe('a choice in a list', () => {
  test.each([
    [
      'adding a value',
      toggleValue(choice, 'brands', 'havrelund'),
      { brands: ['hiljaa', 'havrelund'], colours: ['green', 'blue'] },
    ],
    ['removing a value', toggleValue(choice, 'colours', 'green'), { brands: ['hiljaa'], colours: ['blue'] }],
    ['removing the last value of a facet', toggleValue(choice, 'brands', 'hiljaa'), { colours: ['green', 'blue'] }],
    ['choosing another price', changePrice(choice, { max: 9 }), choice.filters],
    ['clearing a facet', dropFilters(choice, ['colours']), { brands: ['hiljaa'] }],
    ['clearing the price and a facet', dropFilters(choice, ['price', 'brands']), { colours: ['green', 'blue'] }],
    ['clearing all filters', clearFilters(choice), {}],
  ])('%s returns to the first page and keeps the sort order', (_, next, filters) => {
    expect(next).toMatchObject({ page: 1, sort: 'price' })
    expect(next.filters).toEqual(filters)
  })

  test('a price range counts as a filter', () => {
    expect(countChosenFilters(choice)).toBe(4)
    expect(dropFilters(choice, ['price']).price).toBeNull()
    expect(isWholeList({ ...clearFilters(choice), sort: null })).toBe(true)
    expect(isWholeList(clearFilters(choice))).toBe(false)
  })
})

describe('the filter bar of a list (docs/look.md, "Facet bar")', () => {
  test.each<[string, ProductScope, boolean, number]>([
    ['a department', { category: 10 }, false, 6],
    ['a category without subcategories', { category: 11 }, true, 5],
    ['a brand', { brand: 'hiljaa' }, false, 5],
    ['a product family', { family: 1 }, false, 4],
    ['the sale', { sale: 1 }, false, 6],
    ['a search', { q: 'stoel' }, false, 6],
  ])('the filter bar of %s (%j, without subcategories: %j) has %d buttons', (_, scope, hasOneCategory, count) => {
    expect(getBarFacets(scope, hasOneCategory)).toHaveLength(count)
  })

  test.each<[ProductScope, string]>([
    [{ category: 10 }, 'recommended'],
    [{ new: 1 }, 'newest'],
    [{ q: 'stoel' }, 'relevance'],
  ])('the default sort order of %j is %s', (scope, usualSorting) => {
    expect(getSortings(scope)[0]).toBe(usualSorting)
  })
})

describe('the price slider', () => {
  test.each([
    ['moves in steps of ten over a wide span', { min: 159, max: 3136.5 }, { min: 150, max: 3140, step: 10 }],
    ['moves in steps of one euro over a narrow span', { min: 19.5, max: 98.95 }, { min: 19, max: 99, step: 1 }],
    ['does not exist when all prices are equal', { min: 19, max: 19 }, null],
    ['does not exist without a list', null, null],
  ])('the price slider %s', (_, bounds, scale) => {
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
  ] as const)('handles at %j give the price range %j', (ends, price) => {
    expect(buildPriceRange(ends, scale)).toEqual(price)
  })

  test.each([
    [null, [100, 500]],
    [{ min: 120 }, [120, 500]],
    [{ min: 1, max: 9000 }, [100, 500]],
    [{ min: 600 }, [500, 500]],
  ])('the price range %j places the handles at %j', (price, handles) => {
    expect(getRangeEnds(price, scale)).toEqual(handles)
  })
})

test('a chip shows the name of its value, the key of a value without a name, or its filter until the names have loaded', () => {
  const filterLabels = { ...messages.nothing.filters, ...catalogueMessages.list.facets }
  const facets: Facets = {
    lists: [{ facet: 'colours', values: [{ key: 'green', name: 'Groen', count: 2, swatch: null }] }],
    price: null,
  }
  const formatEuro = (amount: number) => `€${amount}`
  const buildNamedChips = (price: ListChoice['price']) =>
    buildChips({ ...choice, price }, facets, filterLabels, messages.price, formatEuro)
  expect(buildNamedChips({ min: 100 }).map(({ name }) => name)).toEqual(['hiljaa', 'Groen', 'blue', 'vanaf €100'])
  expect(buildNamedChips({ max: 9 }).at(-1)?.name).toBe('tot €9')
  expect(buildNamedChips({ min: 1, max: 9 }).at(-1)?.name).toBe('€1 – €9')
  expect(buildNamedChips(null)).toHaveLength(3)
  expect(buildNamedChips({ min: 1 }).at(-1)?.choiceWithoutFilter.price).toBeNull()
  const unnamedChips = buildChips({ ...choice, price: null }, null, filterLabels, messages.price, formatEuro)
  expect(unnamedChips.map(({ name }) => name)).toEqual(['Merk', 'Kleur', 'Kleur'])
})

describe('a card with its current price and stock', () => {
  const regularPrice = { amount: 100, regular: null, lowest_30_days: null }
  const reducedPrice = { amount: 80, regular: 100, lowest_30_days: 95 }
  const product = card('Spile', { price: regularPrice })
  test.each([
    ['shows a higher price', { price: { ...regularPrice, amount: 110 } }, { price: { ...regularPrice, amount: 110 } }],
    ['shows a lower stock', { stock: 1 }, { stock: 1 }],
    [
      'shows that it is now made to order',
      { delivery: { unit: 'weeks' as const, min: 4, max: 6 } },
      { delivery: { unit: 'weeks', min: 4, max: 6 } },
    ],
    [
      'shows a new reduction only as a lower price',
      { price: reducedPrice },
      { price: { ...regularPrice, amount: 80 } },
    ],
    ['keeps its name', { name: 'Spile 2' }, {}],
  ])('a card %s', (_, newFields, changes) => {
    expect(mergeFreshCard(product, { ...product, ...newFields })).toEqual({ ...product, ...changes })
  })

  test('a card that is no longer reduced shows its regular price', () => {
    const reducedProduct = { ...product, price: reducedPrice }
    expect(mergeFreshCard(reducedProduct, { ...product, price: regularPrice })).toEqual(product)
  })

  test('the card of a removed product becomes sold out, and an unchanged card remains the same object', () => {
    expect(mergeFreshCard(product, undefined)).toEqual({ ...product, stock: 0 })
    expect(mergeFreshCard(product, { ...product })).toBe(product)
  })
})
