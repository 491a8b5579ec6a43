/** @jest-environment node */
import fc from 'fast-check'
import { matchPath } from '../../src/pageTable/matchPath'
import { pathDifferences } from '../../src/pageTable/pathDifferences'
import { fillPattern, pathOf } from '../../src/pageTable/pathOf'
import { brandPath, categoryPath, familyPath, productPath, productPrefix, skuPath } from '../../src/pageTable/paths'
import { readShopFiles } from '../../src/pageTable/readShopFiles'

const { rows } = readShopFiles()

test('the paths that code uses are those of the page table', () => {
  expect(pathDifferences(rows)).toEqual([])
})

test('a path that the page table has otherwise is named', () => {
  const changed = rows.map((row) => (row.id === 'cart' ? { ...row, path_nl: '/nl/mandje' } : row))
  expect(pathDifferences(changed)).toEqual([
    'src/pageTable/pathTable.ts, "cart": /nl/winkelmandje, /en/cart here, but /nl/mandje, /en/cart in data/pages.json.',
  ])
  expect(pathDifferences(rows.filter(({ id }) => id !== 'cart'))[0]).toContain('data/pages.json has no such row')
})

test('pathOf gives the path of the language', () => {
  expect(pathOf('cart', 'nl')).toBe('/nl/winkelmandje')
  expect(pathOf('my-account', 'en')).toBe('/en/my-accocunt')
  expect(pathOf('giftlist-home', 'nl')).toBe('/nl/wenslijsten/')
})

// DESIGN §3
test.each([
  [productPath({ nl: 'tove-stoel', en: 'tove-chair' }, 'nl'), '/nl/producten/tove-stoel'],
  [skuPath({ nl: 'tove-stoel', en: 'tove-chair' }, { nl: 'eik', en: 'oak' }, 'en'), '/en/products/tove-chair/oak'],
  [categoryPath([{ nl: 'zitten', en: 'seating' }], 'en'), '/en/category/seating'],
  [
    categoryPath(
      [
        { nl: 'zitten', en: 'seating' },
        { nl: 'banken', en: 'sofas' },
      ],
      'nl',
    ),
    '/nl/categorie/zitten/banken',
  ],
  [brandPath('hiljaa', 'en'), '/en/brands/hiljaa'],
  [familyPath('hiljaa', { nl: 'lampi', en: 'lampi' }, 'nl'), '/nl/merken/hiljaa/lampi'],
  [pathOf('my-order', 'en', { order: '1/../2' }), '/en/my-orders/1%2F..%2F2'],
])('%s is %s', (path, expected) => {
  expect(path).toBe(expected)
})

test('a missing value is said', () => {
  expect(() => pathOf('product', 'nl')).toThrow('The path /nl/producten/:product needs a value for :product')
  expect(() => fillPattern('/nl/categorie/*', { '*': '' })).toThrow('needs a value for *')
})

test.each([
  ['/nl/producten/tove', 'product', { product: 'tove' }],
  ['/nl/producten/tove/', 'product', { product: 'tove' }],
  ['/en/products/tove/oak', 'sku', { product: 'tove', sku: 'oak' }],
  ['/en/brands/hiljaa', 'brand', { brand: 'hiljaa' }],
  ['/nl/merken/hiljaa/lampi', 'family', { brand: 'hiljaa', family: 'lampi' }],
  ['/nl/categorie/zitten/banken', 'category', { '*': 'zitten/banken' }],
  ['/nl/wenslijsten/noor', 'giftlist', { list: 'noor' }],
  ['/en/my-orders/12', 'my-order', { order: '12' }],
  ['/nl/producten/caf%C3%A9', 'product', { product: 'café' }],
])('%s is a %s page', (path, id, parameters) => {
  expect(matchPath(path)).toEqual({ id, language: path.slice(1, 3), parameters })
})

test.each([
  '/',
  '/nl',
  '/nl/producten',
  '/nl/products/tove',
  '/nl/producten/a/b/c',
  '/nl/categorie',
  '/nl/categorie//x',
  '/nl/producten/%zz',
  '/x',
])('%s fits no pattern', (path) => {
  expect(matchPath(path)).toBeNull()
})

test('a product path can be read back, whatever its slug', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (slug) => {
      const path = productPath({ nl: slug, en: slug }, 'nl')
      expect(matchPath(path)).toEqual({ id: 'product', language: 'nl', parameters: { product: slug } })
    }),
  )
})

test.each(['nl', 'en'] as const)('the path of every product in %s begins with the prefix', (language) => {
  const slugs = { nl: 'tove-stoel', en: 'tove-chair' }
  expect(productPath(slugs, language)).toBe(`${productPrefix(language)}${slugs[language]}`)
})
