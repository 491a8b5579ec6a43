import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { shopFolder } from '../../../src/config/shopFolder'
import { openSandbox } from '../../../src/sandbox/openSandbox'
import { catalogueData } from '../../support/data/catalogueData'

const folder = mkdtempSync(path.join(os.tmpdir(), 'catalogue-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Sets a field of a file, such as "products.0.slug.nl". */
function setField(data: Record<string, unknown>, fieldPath: string, value: unknown): void {
  const steps = fieldPath.split('.')
  const field = steps.pop()!
  const row = steps.reduce((part, step) => part[step] as Record<string, unknown>, data)
  row[field] = value
}

let fileNumber = 0

/** Returns a function that opens a sandbox of which one field of a file has another value. */
function openChanged(
  name: 'catalogue' | 'facets' | 'servicePoints' | 'postcodeAreas',
  fieldPath: string,
  value: unknown,
) {
  const data = JSON.parse(readFileSync(path.join(shopFolder, `data/catalogue/${name}.json`), 'utf8')) as Record<
    string,
    unknown
  >
  setField(data, fieldPath, value)
  const file = path.join(folder, `${(fileNumber += 1)}.json`)
  writeFileSync(file, JSON.stringify(data))
  return () => openSandbox({ database: ':memory:', [`${name}File`]: file })
}

const chair = 'products.0'
const armchair = 'products.1'
const variant = `${chair}.combinations.0`
const noRenditions = 'picture "x.jpg" has no renditions (npm run pictures makes them from data/catalogue/photos)'
const pouf = { gift: 1025, same: 'fabric', needed: 2, counts: {} }

test.each<[string, string, unknown]>([
  [`product 1001 (tove-chair), combination 100101: ${noRenditions}`, `${variant}.photos.0.file`, 'x.jpg'],
  [`product 1001 (tove-chair): ${noRenditions}`, `${chair}.pictures.0.file`, 'x.jpg'],
  [`category 10 (seating): ${noRenditions}`, 'categories.0.picture.file', 'x.jpg'],
  [`brand 1 (havrelund): ${noRenditions}`, 'brands.0.picture.file', 'x.jpg'],
  ['product 1001 (tove-chair): drawing "x.svg" is not in static/drawings', `${chair}.drawings.front.file`, 'x.svg'],
  [
    'product 1001 (tove-chair): pictures: "1" is not one of its combinations',
    `${chair}.pictures.0.id_product_attribute`,
    1,
  ],
  [
    'product 1001 (tove-chair), combination 100101: price: Invalid type: Expected number but received "429"',
    `${variant}.price`,
    '429',
  ],
  [
    'product 1001 (tove-chair), combination 100101: price: Invalid value: Expected >=0.01 but received 0.001',
    `${variant}.price`,
    0.001,
  ],
  ['product 1001 (tove-chair), combination 100101: sale_price: must be below price', `${variant}.sale_price`, 500],
  [
    'product 1001 (tove-chair), combination 100101: delivery: max is below min',
    `${variant}.delivery`,
    { unit: 'days', min: 3, max: 1 },
  ],
  ['product 1002 (tove-armchair): name.en: is missing', `${armchair}.name`, { nl: 'Stoel' }],
  ['product 1001 (tove-chair): name.en: is empty', `${chair}.name.en`, ' '],
  ['product 1001 (tove-chair): brand: there is no brand "nobody"', `${chair}.brand`, 'nobody'],
  ['product 1001 (tove-chair): list_variant: "100201" is not one of its combinations', `${chair}.list_variant`, 100201],
  [
    'product 1001 (tove-chair): combinations: 2 are the default, but exactly 1 must be',
    `${chair}.combinations.1.default`,
    true,
  ],
  [
    'product 1001 (tove-chair), combination 100102: attributes: another combination has the same attributes',
    `${chair}.combinations.1.attributes`,
    catalogueData.products[0]!.combinations[0]!.attributes,
  ],
  ['product 1002 (tove-chair): key: "tove-chair" is given twice', `${armchair}.key`, 'tove-chair'],
  [
    'product 1002 (tove-armchair): slug.nl: "tove-eetkamerstoel" is given twice',
    `${armchair}.slug.nl`,
    'tove-eetkamerstoel',
  ],
  [
    'product 1002 (tove-armchair): slug.nl: must have small letters, digits and hyphens only',
    `${armchair}.slug.nl`,
    'Tove armstoel',
  ],
  [
    'product 1002 (tove-armchair), combination 100201: id_sku: "500101" is given twice',
    `${armchair}.combinations.0.id_sku`,
    500101,
  ],
  [
    'product 1002 (tove-armchair), combination 100201: ean13: must have 13 digits',
    `${armchair}.combinations.0.ean13`,
    '29',
  ],
  [
    'product 1002 (tove-armchair), combination 100201: ean13: "2900001001014" is given twice',
    `${armchair}.combinations.0.ean13`,
    '2900001001014',
  ],
  ['brand 1 (leirhus): id_brand: "1" is given twice', 'brands.4.id_brand', 1],
  ['category 11 (dining-chairs): id_parent: there is no category "99" without a parent', 'categories.1.id_parent', 99],
  ['campaign hiljaa-weeks: value: Invalid type: Expected Object but received "pouf"', 'campaigns.3.value', 'pouf'],
  ['campaign hiljaa-weeks: value.gift: there is no product "99"', 'campaigns.3.value', { ...pouf, gift: 99 }],
  [
    'campaign hiljaa-weeks: value.same: the gift has variants without "glaze"',
    'campaigns.3.value',
    { ...pouf, same: 'glaze' },
  ],
  [
    'campaign hiljaa-weeks: value.counts: 1001 is not one of its products',
    'campaigns.3.value',
    { ...pouf, counts: { 1001: 2 } },
  ],
  ['campaign hiljaa-weeks: id: "hiljaa-weeks" is given twice', 'campaigns.4.id', 'hiljaa-weeks'],
  ['campaign 20-off-dining-chairs: ends_in_days: is before starts_in_days', 'campaigns.0.ends_in_days', -99],
  ['voucher NOORD25: value: is missing', 'vouchers.1.value', null],
  ['voucher WELKOM10: value: is above 100', 'vouchers.0.value', 101],
  ['voucher welkom10: code: "welkom10" is given twice', 'vouchers.1.code', 'welkom10'],
  ['carrier 1 (pickup-point): id: "1" is given twice', 'carriers.2.id', 1],
  ['carrier 1 (home): free_from: there is no country "IT"', 'carriers.0.free_from.IT', 5],
  ['country 13: iso: "BE" is given twice', 'countries.1.iso', 'BE'],
  ['country 3: postcode: is not a regular expression', 'countries.0.postcode', '['],
])('a changed catalogue is refused with the message "%s"', (message, fieldPath, value) => {
  expect(openChanged('catalogue', fieldPath, value)).toThrow(new Error(`catalogue.json: ${message}`))
})

test.each<[string, string, unknown]>([
  ['colour white: there is no attribute "colour/snow"', 'colours.0.attributes.9', 'colour/snow'],
  ['material oak: there is no attribute "finish/elm"', 'materials.0.attributes.0', 'finish/elm'],
  ['material oak: there is no product "chair"', 'materials.0.products.0', 'chair'],
  ['synonyms: there is no category "cars"', 'synonyms.0.category', 'cars'],
  ['no colour has the attribute "colour/slate"', 'colours.9.attributes', []],
  ['material walnut: is given twice', 'materials.0.key', 'walnut'],
  ['colour white: name.en: is missing', 'colours.0.name', { nl: 'Wit' }],
])('changed facets are refused with the message "%s"', (message, fieldPath, value) => {
  expect(openChanged('facets', fieldPath, value)).toThrow(new Error(`facets.json: ${message}`))
})

test.each<[string, string, unknown]>([
  ['service point BE-1002: is given twice', 'id', 'BE-1002'],
  ['service point BE-1001: there is no carrier "bike"', 'carrier', 'bike'],
  ['service point BE-1001: there is no country "IT"', 'country', 'IT'],
  ['service point BE-1001: "90000" is no postcode of BE', 'postcode', '90000'],
  ['service point BE-1001: postcodeAreas.json has nothing for 5900', 'postcode', '5900'],
  ['service point BE-1001: latitude: Invalid value: Expected <=90 but received 151', 'latitude', 151],
])('changed pickup points are refused with the message "%s"', (message, field, value) => {
  expect(openChanged('servicePoints', `service_points.0.${field}`, value)).toThrow(
    new Error(`servicePoints.json: ${message}`),
  )
})

test.each([
  ['postcode area IT 1: there is no country "IT"', { country: 'IT', postcode: '1' }],
  ['postcode area BE 20: is given twice', { country: 'BE', postcode: '20' }],
])('changed postcode areas are refused with the message "%s"', (message, place) => {
  const area = { ...place, latitude: 51, longitude: 4 }
  expect(openChanged('postcodeAreas', 'postcode_areas.0', area)).toThrow(new Error(`postcodeAreas.json: ${message}`))
})

test('a catalogue file that is not JSON is refused with the line of the error', () => {
  const catalogueFile = path.join(folder, 'broken.json')
  writeFileSync(catalogueFile, '{\n  "brands": []\n  "categories": []\n}')
  const open = () => openSandbox({ database: ':memory:', catalogueFile })
  expect(open).toThrow(
    /^catalogue\.json: cannot read .*broken\.json: line 3: Expected ',' or '}' after property value$/,
  )
})

test('a catalogue file may begin with a byte order mark', () => {
  const catalogueFile = path.join(folder, 'marked.json')
  writeFileSync(catalogueFile, `\uFEFF${JSON.stringify(catalogueData)}`)
  expect(() => openSandbox({ database: ':memory:', catalogueFile }).close()).not.toThrow()
})
