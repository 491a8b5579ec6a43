import { facetNames, sortings } from '../../../src/contract/productList'
import {
  maxPages,
  readListUrl,
  writeListUrl,
  type ListChoice,
} from '../../../src/features/productList/filters/listState'
import { fc } from '../../support/propertyTests'

const orders = ['recommended', 'newest', 'price', '-price', 'name'] as const
const read = (search: string) => readListUrl(search, orders)
const wholeList: ListChoice = { filters: {}, price: null, sort: null, page: 1 }

describe('the URL of a list (docs/decisions/product-lists.md)', () => {
  test.each<[string, Partial<ListChoice>]>([
    ['', {}],
    ['?brand=havrelund,hiljaa', { filters: { brands: ['havrelund', 'hiljaa'] } }],
    ['?brand=havrelund&brand=hiljaa', { filters: { brands: ['havrelund', 'hiljaa'] } }],
    ['?brand=hiljaa,hiljaa', { filters: { brands: ['hiljaa'] } }],
    ['?colour=green&material=paper-cord', { filters: { colours: ['green'], materials: ['paper-cord'] } }],
    ['?category=11,13', { filters: { categories: ['11', '13'] } }],
    ['?stock=1&sale=1&delivery=week', { filters: { in_stock: ['1'], sale: ['1'], delivery: ['week'] } }],
    ['?price=100-500', { price: { min: 100, max: 500 } }],
    ['?price=100-', { price: { min: 100 } }],
    ['?price=-500', { price: { max: 500 } }],
    ['?price=0-0', { price: { min: 0, max: 0 } }],
    ['?sort=-price&page=3', { sort: '-price', page: 3 }],
  ])('the valid query "%s" is read', (search, choice) => {
    expect(read(search)).toEqual({ ...wholeList, ...choice })
  })

  test.each([
    '?brand=',
    '?brand=%3Cscript%3E',
    '?brand=a b',
    '?brand=%E0%A4%A',
    '?brand=../../x',
    `?brand=${'x'.repeat(61)}`,
    '?category=abc,-1,0,1e3',
    '?category=12345678901',
    '?delivery=tomorrow',
    '?stock=yes',
    '?price=500-100',
    '?price=-',
    '?price=1.5-2',
    '?price=1e9-2e9',
    '?price=-1--2',
    '?sort=recommended',
    '?sort=relevance',
    '?sort=__proto__',
    '?page=0',
    '?page=-1',
    '?page=1.5',
    '?page=NaN',
    '?__proto__=1&constructor=2',
    '?&&&=',
  ])('the invalid query "%s" is ignored', (search) => {
    expect(read(search)).toEqual(wholeList)
  })

  test('the page number is limited to the pages that a reload can restore', () => {
    expect(read('?page=999999999').page).toBe(maxPages)
    expect(writeListUrl({ ...wholeList, page: 999 }, '')).toBe(`?page=${maxPages}`)
  })

  test('the default sort order of a search is not read from the URL', () => {
    const searchSortings = ['relevance', 'newest', 'price'] as const
    expect(readListUrl('?sort=relevance', searchSortings).sort).toBeNull()
    expect(readListUrl('?sort=price', searchSortings).sort).toBe('price')
  })

  test.each([
    ['?q=stoel', '?q=stoel&colour=green&price=-500'],
    ['?q=l%C3%A4mp%26x&utm_source=brief&page=4', '?q=l%C3%A4mp%26x&utm_source=brief&colour=green&price=-500'],
    ['?brand=hiljaa&sort=name', '?colour=green&price=-500'],
  ])('the parameters of "%s" that are not about the list are preserved', (before, after) => {
    expect(writeListUrl({ ...wholeList, filters: { colours: ['green'] }, price: { max: 500 } }, before)).toBe(after)
  })

  const key = fc.stringMatching(/^[a-z\d][a-z\d-]{0,20}$/)
  const values = {
    categories: fc.integer({ min: 1, max: 999_999_999 }).map(String),
    brands: key,
    colours: key,
    materials: key,
    delivery: fc.constantFrom('week', 'month', 'longer'),
    in_stock: fc.constant('1'),
    sale: fc.constant('1'),
  }
  const listsFrom = (value: fc.Arbitrary<string>) => fc.uniqueArray(value, { minLength: 1, maxLength: 6 })
  const choices: fc.Arbitrary<ListChoice> = fc.record({
    filters: fc.record(
      Object.fromEntries(facetNames.map((facet) => [facet, listsFrom(values[facet])])) as Record<
        keyof typeof values,
        fc.Arbitrary<string[]>
      >,
      { requiredKeys: [] },
    ),
    price: fc.option(
      fc.tuple(fc.nat(99_999), fc.nat(99_999), fc.constantFrom('min', 'max', 'both')).map(([one, other, ends]) => ({
        ...(ends !== 'max' && { min: Math.min(one, other) }),
        ...(ends !== 'min' && { max: Math.max(one, other) }),
      })),
    ),
    sort: fc.constantFrom(null, 'newest', 'price', '-price', 'name'),
    page: fc.integer({ min: 1, max: maxPages }),
  })

  test('a choice that is written to the URL is read back unchanged', () => {
    fc.assert(fc.property(choices, (choice) => expect(read(writeListUrl(choice, '?q=x'))).toEqual(choice)))
  })

  test('any query can be read, and the resulting choice is read back unchanged', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('brand', 'price', 'page', 'sort', '=', '&', ',', '%', '-', '1', '999999999999'),
    )
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const choice = read(`?${parts.join('')}`)
        expect(read(writeListUrl(choice, ''))).toEqual(choice)
      }),
    )
  })
})

test('the tested URLs cover every sort order of the contract', () => {
  expect([...new Set([...orders, 'relevance'])].sort()).toEqual([...sortings].sort())
})
