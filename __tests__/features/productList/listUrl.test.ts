import { facetNames } from '../../../src/contract/productList'
import { sortings } from '../../../src/contract/productList'
import { mostPages, readListUrl, writeListUrl } from '../../../src/features/productList/filters/listUrl'
import { findUrlRequest } from '../../../src/features/productList/listFilters'
import type { ListChoice } from '../../../src/features/productList/listState'
import { fc } from '../../support/propertyTests'

const orders = ['recommended', 'newest', 'price', '-price', 'name'] as const
const read = (search: string) => readListUrl(search, orders)
const whole: ListChoice = { filters: {}, price: null, sort: null, page: 1 }

describe('the address of a list (docs/decisions, filtered lists)', () => {
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
  ])('%s means what it says', (search, choice) => {
    expect(read(search)).toEqual({ ...whole, ...choice })
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
  ])('%s means nothing', (search) => {
    expect(read(search)).toEqual(whole)
  })

  test('a page is never more than a reload can bring back', () => {
    expect(read('?page=999999999').page).toBe(mostPages)
    expect(writeListUrl({ ...whole, page: 999 }, '')).toBe(`?page=${mostPages}`)
  })

  test('a search has an order of its own, which others know nothing of', () => {
    const searched = ['relevance', 'newest', 'price'] as const
    expect(readListUrl('?sort=relevance', searched).sort).toBeNull()
    expect(readListUrl('?sort=price', searched).sort).toBe('price')
  })

  test.each([
    ['?q=stoel', '?q=stoel&colour=green&price=-500'],
    ['?q=l%C3%A4mp%26x&utm_source=brief&page=4', '?q=l%C3%A4mp%26x&utm_source=brief&colour=green&price=-500'],
    ['?brand=hiljaa&sort=name', '?colour=green&price=-500'],
  ])('what else %s says stays', (before, after) => {
    expect(writeListUrl({ ...whole, filters: { colours: ['green'] }, price: { max: 500 } }, before)).toBe(after)
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
  const some = (value: fc.Arbitrary<string>) => fc.uniqueArray(value, { minLength: 1, maxLength: 6 })
  const choices: fc.Arbitrary<ListChoice> = fc.record({
    filters: fc.record(
      Object.fromEntries(facetNames.map((facet) => [facet, some(values[facet])])) as Record<
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
    page: fc.integer({ min: 1, max: mostPages }),
  })

  test('what is written is read back the same', () => {
    fc.assert(fc.property(choices, (choice) => expect(read(writeListUrl(choice, '?q=x'))).toEqual(choice)))
  })

  test('no address is too strange to be read, and what was made of it is read back the same', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('brand', 'price', 'page', 'sort', '=', '&', ',', '%', '-', '1', '999999999999'),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const choice = read(`?${pieces.join('')}`)
        expect(read(writeListUrl(choice, ''))).toEqual(choice)
      }),
    )
  })
})

describe('what an address asks for that the HTML does not have', () => {
  test.each([
    ['', undefined],
    ['?utm_source=brief', undefined],
    ['?page=2', 'pages'],
    ['?subbrand=x', undefined],
    ['?brand=', undefined],
    ['?sort=price&page=2', 'order'],
    ['?q=stoel', 'order'],
    ['?q=stoel&brand=hiljaa', 'filters'],
    ['?page=2&price=-500', 'filters'],
  ])('%s: %s', (search, asked) => {
    expect(findUrlRequest(search)).toBe(asked)
  })

  test('every sorting of the contract has a place', () => {
    expect([...new Set([...orders, 'relevance'])].sort()).toEqual([...sortings].sort())
  })
})
