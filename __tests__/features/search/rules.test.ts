import type { Language } from '../../../src/i18n/languages'
import type { Suggestions } from '../../../src/contract/productList'
import { moveActiveIndex } from '../../../src/features/search/useCombobox'
import { buildResultsPath, cleanSearchTerm } from '../../../src/features/search/searchHistory'
import { frame as frameEn } from '../../../src/i18n/en/firstLoad/frame'
import { frame as frameNl } from '../../../src/i18n/nl/firstLoad/frame'
import { findPages } from '../../../src/features/search/findPages'
import { buildSuggestionGroups } from '../../../src/features/search/buildSuggestionGroups'
import { fc } from '../../support/propertyTests'
import { card } from '../../support/data/catalogueFixtures'

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 0, 3, -1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  // In the text field, Home and End move the caret.
  ['Home', -1, 3, null],
  ['End', -1, 3, null],
  ['ArrowRight', 1, 3, null],
  ['Tab', 1, 3, null],
  ['a', 1, 3, null],
  ['ArrowDown', -1, 0, null],
  ['ArrowUp', -1, 0, null],
])('%s from option %d of %d moves to %j', (key, activeIndex, count, next) => {
  expect(moveActiveIndex(key, activeIndex, count)).toBe(next)
})

test.each([
  ['  stoel ', 'stoel'],
  ['', ''],
  [' \t ', ''],
  ['x'.repeat(200), 'x'.repeat(100)],
  [`${'a'.repeat(99)}🪑`, 'a'.repeat(99)],
])('the typed text %j becomes the search term %j', (typed, term) => expect(cleanSearchTerm(typed)).toBe(term))

test('the path of the results is the search page with the term as its query (SPEC §2)', () => {
  expect(buildResultsPath('ronde tafel', 'nl')).toBe('/nl/zoeken?q=ronde+tafel')
  expect(buildResultsPath('table', 'en')).toBe('/en/search?q=table')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (term) => {
      expect(new URL(buildResultsPath(term, 'nl'), 'http://shop').searchParams.get('q')).toBe(term)
    }),
  )
})

const createSuggestions = (embedded: Partial<Suggestions['_embedded']>, found = true): Suggestions => ({
  q: 'to',
  found,
  corrected: null,
  _embedded: { products: [], categories: [], brands: [], families: [], ...embedded },
})

describe('the suggestions below the field', () => {
  const category = (id_category: number, ...line: string[]) => ({
    id_category,
    name: `Categorie ${id_category}`,
    line: line.map((nl) => ({ nl, en: `${nl}-en` })),
  })
  const listPaths = (suggestions: Suggestions, language: 'nl' | 'en') =>
    buildSuggestionGroups(suggestions, language).map(({ kind, rows }) => [kind, ...rows.map(({ path }) => path)])
  const suggestions = createSuggestions({
    products: [card('Tove stoel', { id_product: 7 })],
    categories: [category(1, 'zitten', 'stoelen')],
    brands: [{ slug: 'havrelund', name: 'Havrelund' }],
    families: [{ id_family: 3, name: 'Tove', brand: 'havrelund', slugs: { nl: 'tove', en: 'tove' } }],
  })

  test('products, categories, brands and families link to their pages in the language', () => {
    expect(listPaths(suggestions, 'nl')).toEqual([
      ['products', '/nl/producten/tove-stoel-nl'],
      ['categories', '/nl/categorie/zitten/stoelen'],
      ['brands', '/nl/merken/havrelund'],
      ['families', '/nl/merken/havrelund/tove'],
    ])
    expect(listPaths(suggestions, 'en')).toEqual([
      ['products', '/en/products/tove-stoel-en'],
      ['categories', '/en/category/zitten-en/stoelen-en'],
      ['brands', '/en/brands/havrelund'],
      ['families', '/en/brands/havrelund/tove'],
    ])
  })

  test('a kind without suggestions and a category without a path are omitted', () => {
    expect(listPaths(createSuggestions({ categories: [category(1), category(2, 'tafels')] }), 'nl')).toEqual([
      ['categories', '/nl/categorie/tafels'],
    ])
    expect(listPaths(createSuggestions({}), 'nl')).toEqual([])
  })

  test('a search without results suggests three departments', () => {
    const categories = ['zitten', 'tafels', 'opbergen', 'slapen'].map((slug, index) => category(index + 1, slug))
    const [group, ...otherGroups] = buildSuggestionGroups(createSuggestions({ categories }, false), 'nl')
    expect(otherGroups).toEqual([])
    expect(group).toMatchObject({ kind: 'elsewhere' })
    expect(group!.rows).toHaveLength(3)
  })

  test('at most five suggestions of a kind are shown, even if the shop API returns more', () => {
    const products = Array.from({ length: 40 }, (_, index) => card(`Stuk ${index}`))
    expect(buildSuggestionGroups(createSuggestions({ products }), 'nl')[0]!.rows).toHaveLength(5)
  })

  test('every option has a unique id', () => {
    const ids = buildSuggestionGroups(suggestions, 'nl').flatMap(({ rows }) => rows.map(({ id }) => id))
    expect(new Set(ids).size).toBe(4)
  })
})

test.each<[string, Language, string[]]>([
  ['levering', 'nl', ['/nl/levering']],
  ['Retour', 'nl', ['/nl/retourneren']],
  ['openingsuren', 'nl', ['/nl/contact']],
  ['contact', 'nl', ['/nl/contact']],
  ['showroom', 'nl', ['/nl/acties/showroom']],
  ['cadeau', 'nl', ['/nl/wenslijsten/']],
  ['waardebon', 'nl', ['/nl/wenslijsten/']],
  ['korting', 'nl', ['/nl/promoties']],
  ['delivery', 'en', ['/en/delivery']],
  ['returns', 'en', ['/en/return-policy']],
  ['voucher', 'en', ['/en/giftlists/']],
  ['gift list', 'en', ['/en/giftlists/']],
  ['le', 'nl', []],
  ['stoel', 'nl', []],
])('the typed text "%s" (%s) finds the pages %j', (typed, language, paths) => {
  const { footer } = language === 'nl' ? frameNl : frameEn
  const foundPages = findPages(typed, language, footer)
  expect(foundPages.map(({ path }) => path)).toEqual(paths)
  expect(buildSuggestionGroups(createSuggestions({}, false), language, foundPages).map(({ kind }) => kind)).toEqual(
    paths.length > 0 ? ['pages'] : [],
  )
})
