import { matchPrivatePage, matchPath, patternSource } from '../../src/pageTable/matchPath'

const pattern = new RegExp(patternSource)

test.each([
  ['/nl/producten/tove', 'product', 'nl', { product: 'tove' }],
  ['/en/products/tove/', 'product', 'en', { product: 'tove' }],
  ['/nl/producten/tove/tove-eik', 'sku', 'nl', { product: 'tove', sku: 'tove-eik' }],
  ['/nl/merken/havrelund', 'brand', 'nl', { brand: 'havrelund' }],
  ['/en/brands/havrelund/tove', 'family', 'en', { brand: 'havrelund', family: 'tove' }],
  ['/nl/categorie/zitten', 'category', 'nl', { '*': 'zitten' }],
  ['/en/category/seating/chairs', 'category', 'en', { '*': 'seating/chairs' }],
  ['/nl/producten/caf%C3%A9', 'product', 'nl', { product: 'café' }],
])('the path %s matches a %s in %s (docs/architecture.md, "Routes")', (path, id, language, parameters) => {
  expect(matchPath(path)).toEqual({ id, language, path: path.replace(/\/$/, ''), parameters })
  expect(matchPrivatePage(path)).toBeNull()
  expect(pattern.test(path)).toBe(true)
})

test.each([
  '/',
  '/nl',
  '/nl/404',
  '/404.html',
  '/nl/bestaat-niet',
  '/nl/producten',
  '/nl/producten/',
  '/nl/producten/a/b/c',
  '/nl/producten//b',
  '/nl/merken/a/b/c',
  '/nl/categorie/',
  '/nl/categorie/zitten//stoelen',
  '/fr/producten/tove',
  '/xnl/producten/tove',
  '/nl/products/tove',
])('the path %s matches no page of the catalogue', (path) => {
  expect(matchPath(path)).toBeNull()
  expect(pattern.test(path)).toBe(false)
})

test.each(['%zz', '%', '%00', 'a%0Ab', '%E0%A4%A', 'tove%7'])(
  'a segment that cannot be decoded or has control characters is rejected: %s',
  (name) => {
    for (const path of [`/nl/producten/${name}`, `/nl/mijn-bestellingen/${name}`, `/nl/categorie/zitten/${name}`]) {
      expect(matchPath(path) ?? matchPrivatePage(path)).toBeNull()
      expect(pattern.test(path)).toBe(false)
    }
  },
)

test.each([
  ['/nl/mijn-bestellingen/12', 'my-order', 'nl', { order: '12' }],
  ['/en/my-orders/12/', 'my-order', 'en', { order: '12' }],
  ['/en/my-orders/%3Cb%3E', 'my-order', 'en', { order: '<b>' }],
  ['/nl/wenslijsten/K7QFM2XP', 'giftlist', 'nl', { list: 'K7QFM2XP' }],
  ['/en/giftlists/k7qf-m2xp/', 'giftlist', 'en', { list: 'k7qf-m2xp' }],
  ['/en/giftlists/K7QF%20M2XP', 'giftlist', 'en', { list: 'K7QF M2XP' }],
])(
  'the path %s matches a %s in %s, and no page of the catalogue (docs/architecture.md, "Routes")',
  (path, id, language, parameters) => {
    expect(matchPrivatePage(path)).toEqual({ id, language, path: path.replace(/\/$/, ''), parameters })
    expect(matchPath(path)).toBeNull()
    expect(pattern.test(path)).toBe(true)
  },
)

test.each([
  ...['/nl/wenslijsten/', '/nl/giftlists/K7QFM2XP', '/nl/wenslijsten/K7QFM2XP/nog', '/en/giftlists/%00'],
  ...['/nl/mijn-bestellingen', '/nl/my-orders/12', '/nl/mijn-bestellingen/12/factuur'],
])('the path %s matches neither an order nor a gift list', (path) => {
  expect(matchPrivatePage(path)).toBeNull()
  expect(pattern.test(path)).toBe(false)
})
