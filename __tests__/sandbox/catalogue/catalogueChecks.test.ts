import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { shopFolder } from '../../../src/config/shopFolder'
import { openSandbox } from '../../../src/sandbox/openSandbox'
import type { FacetData } from '../../../src/sandbox/catalogue/facets'
import type { ServicePointData } from '../../../src/sandbox/catalogue/servicePoints'
import type { CatalogueData } from '../../../src/sandbox/catalogue/catalogueShape'

const folder = mkdtempSync(path.join(os.tmpdir(), 'catalogue-'))
afterAll(() => rmSync(folder, { recursive: true }))

let fileNumber = 0

/** Returns a function that opens a sandbox of which one file has a change. */
function openChanged<Data>(name: 'catalogue' | 'facets' | 'servicePoints', change: (data: Data) => unknown) {
  const data = JSON.parse(readFileSync(path.join(shopFolder, `data/catalogue/${name}.json`), 'utf8')) as Data
  change(data)
  const file = path.join(folder, `${(fileNumber += 1)}.json`)
  writeFileSync(file, JSON.stringify(data))
  return () => openSandbox({ database: ':memory:', [`${name}File`]: file })
}
const setField = (row: object | undefined, field: string, value: unknown) =>
  Object.assign(row ?? {}, { [field]: value })

test.each<[string, (data: CatalogueData) => unknown]>([
  [
    'catalogue.json: product 1001 (tove-chair), combination 100101: picture "x.jpg" has no renditions (npm run pictures makes them from data/catalogue/photos)',
    (data) => setField(data.products[0]?.combinations[0]?.photos[0], 'file', 'x.jpg'),
  ],
  [
    'catalogue.json: product 1001 (tove-chair): picture "x.jpg" has no renditions (npm run pictures makes them from data/catalogue/photos)',
    (data) => setField(data.products[0]?.pictures[0], 'file', 'x.jpg'),
  ],
  [
    'catalogue.json: product 1001 (tove-chair): pictures: "1" is not one of its combinations',
    (data) => setField(data.products[0]?.pictures[0], 'id_product_attribute', 1),
  ],
  [
    'catalogue.json: category 10 (seating): picture "x.jpg" has no renditions (npm run pictures makes them from data/catalogue/photos)',
    (data) => setField(data.categories[0]?.picture ?? undefined, 'file', 'x.jpg'),
  ],
  [
    'catalogue.json: brand 1 (havrelund): picture "x.jpg" has no renditions (npm run pictures makes them from data/catalogue/photos)',
    (data) => setField(data.brands[0]?.picture ?? undefined, 'file', 'x.jpg'),
  ],
  [
    'catalogue.json: product 1001 (tove-chair), combination 100101: price: Invalid type: Expected number but received "429"',
    (data) => setField(data.products[0]?.combinations[0], 'price', '429'),
  ],
  [
    'catalogue.json: product 1002 (tove-armchair): name.en: is missing',
    (data) => setField(data.products[1], 'name', { nl: 'Stoel' }),
  ],
  [
    'catalogue.json: product 1001 (tove-chair): brand: there is no brand "nobody"',
    (data) => setField(data.products[0], 'brand', 'nobody'),
  ],
  [
    'catalogue.json: product 1002 (tove-armchair), combination 100201: id_sku: "500101" is given twice',
    (data) => setField(data.products[1]?.combinations[0], 'id_sku', 500101),
  ],
  ['catalogue.json: voucher NOORD25: value: is missing', (data) => setField(data.vouchers[1], 'value', null)],
  [
    'catalogue.json: campaign hiljaa-weeks: value: Invalid type: Expected Object but received "pouf"',
    (data) => setField(data.campaigns[3], 'value', 'pouf'),
  ],
  [
    'catalogue.json: campaign hiljaa-weeks: value.gift: there is no product "99"',
    (data) => setField(data.campaigns[3], 'value', { gift: 99, same: 'fabric', needed: 2, counts: {} }),
  ],
  [
    'catalogue.json: campaign hiljaa-weeks: value.same: the gift has variants without "glaze"',
    (data) => setField(data.campaigns[3], 'value', { gift: 1025, same: 'glaze', needed: 2, counts: {} }),
  ],
  [
    'catalogue.json: campaign hiljaa-weeks: value.counts: 1001 is not one of its products',
    (data) => setField(data.campaigns[3], 'value', { gift: 1025, same: 'fabric', needed: 2, counts: { 1001: 2 } }),
  ],
  [
    'catalogue.json: product 1001 (tove-chair), combination 100101: sale_price: must be below price',
    (data) => setField(data.products[0]?.combinations[0], 'sale_price', 500),
  ],
  [
    'catalogue.json: product 1001 (tove-chair): list_variant: "100201" is not one of its combinations',
    (data) => setField(data.products[0], 'list_variant', 100201),
  ],
  [
    'catalogue.json: product 1001 (tove-chair), combination 100101: price: Invalid value: Expected >=0.01 but received 0.001',
    (data) => setField(data.products[0]?.combinations[0], 'price', 0.001),
  ],
  [
    'catalogue.json: product 1001 (tove-chair): name.en: is empty',
    (data) => setField(data.products[0], 'name', { nl: 'Stoel', en: ' ' }),
  ],
  [
    'catalogue.json: product 1002 (tove-chair): key: "tove-chair" is given twice',
    (data) => setField(data.products[1], 'key', 'tove-chair'),
  ],
  [
    'catalogue.json: product 1002 (tove-armchair): slug.nl: "tove-eetkamerstoel" is given twice',
    (data) => setField(data.products[1]?.slug, 'nl', 'tove-eetkamerstoel'),
  ],
  [
    'catalogue.json: product 1002 (tove-armchair): slug.nl: must have small letters, digits and hyphens only',
    (data) => setField(data.products[1]?.slug, 'nl', 'Tove armstoel'),
  ],
  [
    'catalogue.json: product 1002 (tove-armchair), combination 100201: ean13: must have 13 digits',
    (data) => setField(data.products[1]?.combinations[0], 'ean13', '29'),
  ],
  [
    'catalogue.json: product 1002 (tove-armchair), combination 100201: ean13: "2900000000018" is given twice',
    (data) =>
      [data.products[0], data.products[1]].forEach((each) => setField(each?.combinations[0], 'ean13', '2900000000018')),
  ],
  [
    'catalogue.json: product 1001 (tove-chair): combinations: 2 are the default, but exactly 1 must be',
    (data) => setField(data.products[0]?.combinations[1], 'default', true),
  ],
  [
    'catalogue.json: product 1001 (tove-chair), combination 100102: attributes: another combination has the same attributes',
    (data) => setField(data.products[0]?.combinations[1], 'attributes', data.products[0]?.combinations[0]?.attributes),
  ],
  [
    'catalogue.json: product 1001 (tove-chair), combination 100101: delivery: max is below min',
    (data) => setField(data.products[0]?.combinations[0], 'delivery', { unit: 'days', min: 3, max: 1 }),
  ],
  [
    'catalogue.json: brand 1 (leirhus): id_brand: "1" is given twice',
    (data) =>
      setField(
        data.brands.find(({ slug }) => slug === 'leirhus'),
        'id_brand',
        1,
      ),
  ],
  [
    'catalogue.json: category 11 (dining-chairs): id_parent: there is no category "99" without a parent',
    (data) =>
      setField(
        data.categories.find(({ key }) => key === 'dining-chairs'),
        'id_parent',
        99,
      ),
  ],
  [
    'catalogue.json: campaign hiljaa-weeks: ends_in_days: is before starts_in_days',
    (data) => Object.assign(data.campaigns[3] ?? {}, { starts_in_days: 3, ends_in_days: 2 }),
  ],
  [
    'catalogue.json: campaign hiljaa-weeks: id: "hiljaa-weeks" is given twice',
    (data) => setField(data.campaigns[4], 'id', 'hiljaa-weeks'),
  ],
  [
    'catalogue.json: voucher welkom10: code: "welkom10" is given twice',
    (data) => setField(data.vouchers[1], 'code', 'welkom10'),
  ],
  ['catalogue.json: voucher WELKOM10: value: is above 100', (data) => setField(data.vouchers[0], 'value', 101)],
  [
    'catalogue.json: carrier 1 (pickup-point): id: "1" is given twice',
    (data) =>
      setField(
        data.carriers.find(({ key }) => key === 'pickup-point'),
        'id',
        1,
      ),
  ],
  [
    'catalogue.json: carrier 1 (home): free_from: there is no country "IT"',
    (data) => setField(data.carriers[0]?.free_from, 'IT', 5),
  ],
  [
    'catalogue.json: country 3: iso: "NL" is given twice',
    (data) => [
      data.countries.reverse(),
      setField(
        data.countries.find(({ id }) => id === 3),
        'iso',
        'NL',
      ),
    ],
  ],
  [
    'catalogue.json: country 3: postcode: is not a regular expression',
    (data) =>
      setField(
        data.countries.find(({ id }) => id === 3),
        'postcode',
        '[',
      ),
  ],
  [
    'catalogue.json: product 1001 (tove-chair): drawing "x.svg" is not in static/drawings',
    (data) => setField(data.products[0]?.drawings?.front, 'file', 'x.svg'),
  ],
])('a changed catalogue is refused with the message "%s"', (message, change) => {
  expect(openChanged('catalogue', change)).toThrow(new Error(message))
})

test.each<[string, (facets: FacetData) => unknown]>([
  [
    'facets.json: colour white: there is no attribute "colour/snow"',
    (facets) => facets.colours[0]?.attributes.push('colour/snow'),
  ],
  [
    'facets.json: material oak: there is no attribute "finish/elm"',
    (facets) => facets.materials[0]?.attributes.push('finish/elm'),
  ],
  ['facets.json: material oak: there is no product "chair"', (facets) => facets.materials[0]?.products.push('chair')],
  ['facets.json: synonyms: there is no category "cars"', (facets) => setField(facets.synonyms[0], 'category', 'cars')],
  [
    'facets.json: no colour has the attribute "colour/slate"',
    (facets) => setField(facets.colours[9], 'attributes', []),
  ],
  ['facets.json: material walnut: is given twice', (facets) => setField(facets.materials[0], 'key', 'walnut')],
  ['facets.json: colour white: name.en: is missing', (facets) => setField(facets.colours[0], 'name', { nl: 'Wit' })],
])('changed facets are refused with the message "%s"', (message, change) => {
  expect(openChanged('facets', change)).toThrow(new Error(message))
})

test.each<[string, (points: ServicePointData) => unknown]>([
  ['servicePoints.json: service point BE-1002: is given twice', (points) => setField(points[0], 'id', 'BE-1002')],
  [
    'servicePoints.json: service point BE-1001: there is no carrier "bike"',
    (points) => setField(points[0], 'carrier', 'bike'),
  ],
  [
    'servicePoints.json: service point BE-1001: there is no country "IT"',
    (points) => setField(points[0], 'country', 'IT'),
  ],
  [
    'servicePoints.json: service point BE-1001: "90000" is no postcode of BE',
    (points) => setField(points[0], 'postcode', '90000'),
  ],
  [
    'servicePoints.json: service point BE-1001: postcodeAreas.json has nothing for 5900',
    (points) => setField(points[0], 'postcode', '5900'),
  ],
  [
    'servicePoints.json: service point BE-1001: latitude: Invalid value: Expected <=90 but received 151',
    (points) => setField(points[0], 'latitude', 151),
  ],
])('changed pickup points are refused with the message "%s"', (message, change) => {
  const changeFile = (file: { service_points: ServicePointData }) => change(file.service_points)
  expect(openChanged('servicePoints', changeFile)).toThrow(new Error(message))
})

test('a catalogue file that is not JSON is refused', () => {
  const catalogueFile = path.join(folder, 'broken.json')
  writeFileSync(catalogueFile, '{')
  expect(() => openSandbox({ database: ':memory:', catalogueFile })).toThrow(
    /^catalogue\.json: cannot read .*broken\.json: /,
  )
})
