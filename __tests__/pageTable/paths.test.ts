import { findPathDifferences } from '../../src/pageTable/pages/createPages'
import {
  fillPattern,
  buildPath,
  buildBrandPath,
  buildCategoryPath,
  buildFamilyPath,
  buildProductPath,
  findProductPrefix,
  buildSkuPath,
} from '../../src/pageTable/paths'
import { loadShopFiles } from '../support/data/loadShopFiles'

const { rows } = loadShopFiles()

test('the paths in the code equal those in the page table', () => {
  expect(findPathDifferences(rows)).toEqual([])
})

const changeCartRow = (change: object) => rows.map((row) => (row.id === 'cart' ? { ...row, ...change } : row))

test('a path that differs from the page table is reported', () => {
  expect(findPathDifferences(changeCartRow({ path_nl: '/nl/mandje' }))).toEqual([
    'src/pageTable/paths.ts, "cart": /nl/winkelmandje, /en/cart here, but /nl/mandje, /en/cart in data/pages.json.',
  ])
  expect(findPathDifferences(rows.filter(({ id }) => id !== 'cart'))[0]).toContain('data/pages.json has no such row')
})

test('an English path that differs is reported, although links read the English paths of the page table', async () => {
  const changedRows = changeCartRow({ path_en: '/en/basket' })
  jest.resetModules()
  jest.doMock('../../data/pages.json', () => changedRows)
  const createPages = await import('../../src/pageTable/pages/createPages')
  expect(createPages.findPathDifferences(changedRows)).toEqual([
    'src/pageTable/paths.ts, "cart": /nl/winkelmandje, /en/cart here, but /nl/winkelmandje, /en/basket in data/pages.json.',
  ])
})

test('the path of a page is built in each language', () => {
  expect(buildPath('cart', 'nl')).toBe('/nl/winkelmandje')
  expect(buildPath('my-account', 'en')).toBe('/en/my-accocunt')
  expect(buildPath('giftlist-home', 'nl')).toBe('/nl/wenslijsten/')
})

// The paths of docs/architecture.md, "Routes".
test.each([
  [buildProductPath({ nl: 'tove-stoel', en: 'tove-chair' }, 'nl'), '/nl/producten/tove-stoel'],
  [buildSkuPath({ nl: 'tove-stoel', en: 'tove-chair' }, { nl: 'eik', en: 'oak' }, 'en'), '/en/products/tove-chair/oak'],
  [buildCategoryPath([{ nl: 'zitten', en: 'seating' }], 'en'), '/en/category/seating'],
  [
    buildCategoryPath(
      [
        { nl: 'zitten', en: 'seating' },
        { nl: 'banken', en: 'sofas' },
      ],
      'nl',
    ),
    '/nl/categorie/zitten/banken',
  ],
  [
    buildCategoryPath(
      [
        { nl: 'à la carte', en: 'à la carte' },
        { nl: '100%', en: '100%' },
      ],
      'nl',
    ),
    '/nl/categorie/%C3%A0%20la%20carte/100%25',
  ],
  [buildBrandPath('hiljaa', 'en'), '/en/brands/hiljaa'],
  [buildFamilyPath('hiljaa', { nl: 'lampi', en: 'lampi' }, 'nl'), '/nl/merken/hiljaa/lampi'],
  [buildPath('my-order', 'en', { order: '1/../2' }), '/en/my-orders/1%2F..%2F2'],
])('the path %s equals %s', (path, expected) => {
  expect(path).toBe(expected)
})

test('a missing value throws an error that names it', () => {
  expect(() => buildPath('product', 'nl')).toThrow('The path /nl/producten/:product needs a value for :product')
  expect(() => fillPattern('/nl/categorie/*', { '*': '' })).toThrow('needs a value for *')
})

test.each(['nl', 'en'] as const)('the path of every product in %s begins with the prefix', (language) => {
  const slugs = { nl: 'tove-stoel', en: 'tove-chair' }
  expect(buildProductPath(slugs, language)).toBe(`${findProductPrefix(language)}${slugs[language]}`)
})
