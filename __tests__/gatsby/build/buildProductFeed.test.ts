/** @jest-environment jest-fixed-jsdom */
import type { Product } from '../../../src/contract/product'
import { buildProductFeed } from '../../../src/gatsby/build/buildProductFeed'
import { type Language, languages } from '../../../src/i18n/languages'
import type { CatalogueByLanguage } from '../../../src/pageTable/pages/catalogueIndex'
import { readCatalogue } from '../../../src/pageTable/sources/readCatalogue'
import { openSeededSandbox } from '../../support/sandbox/openSeededSandbox'

const sandbox = openSeededSandbox()
let catalogue: CatalogueByLanguage
beforeAll(async () => {
  catalogue = await readCatalogue(sandbox.answer, 'http://sandbox.localhost')
})
afterAll(() => sandbox.close())

/** Reads a feed with an XML parser. Each item is a record of its fields, without their prefix. */
function readFeed(products: readonly Product[], language: Language = 'nl', hasPage = (_path: string) => true) {
  const text = buildProductFeed({ products: [...products], language, hasPage, today: '2026-11-26' })
  const feed = new DOMParser().parseFromString(text, 'application/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  return [...feed.querySelectorAll('item')].map((item) =>
    Object.fromEntries([...item.children].map((field) => [field.localName, field.textContent])),
  )
}

/** Reads the item of a product whose only variant has the given fields. */
function readVariant(fields: object, name = 'Stoel') {
  const [product] = catalogue.nl.products
  const variant = { ...product!.combinations[0]!, ...fields }
  return readFeed([{ ...product!, name, combinations: [variant] }])[0]!
}

const findProduct = (name: string) => catalogue.nl.products.find((each) => each.name.startsWith(name))!

test.each(languages)('every variant of the catalogue is an item with all that Google requires (%s)', (language) => {
  const items = readFeed(catalogue[language].products, language)
  const variants = catalogue[language].products.flatMap(({ combinations }) => combinations)
  expect(items.map(({ id }) => id)).toEqual(variants.map(({ id_sku }) => String(id_sku)))
  for (const item of items) {
    expect(item).toMatchObject({
      title: expect.stringMatching(/^.{3,150}$/),
      description: expect.stringMatching(/^[^]{20,5000}$/),
      link: expect.stringMatching(new RegExp(`^http://localhost:9000/${language}/(producten|products)/[a-z0-9/-]+$`)),
      image_link: expect.stringMatching(/^http:\/\/localhost:9000\/pictures\/[a-z0-9-]+\.webp$/),
      availability: expect.stringMatching(/^(in_stock|out_of_stock|backorder)$/),
      price: expect.stringMatching(/^\d+\.\d\d EUR$/),
      brand: expect.stringMatching(/./),
      condition: expect.stringMatching(/^(new|used)$/),
    })
    // The demo catalogue has numbers of the in-store range only.
    expect(item).not.toHaveProperty('gtin')
  }
})

test('a used variant says so, and another variant of the same product is new', () => {
  const conditions = readFeed([findProduct('Pult')]).map(({ condition }) => condition)
  expect([...new Set(conditions)].sort()).toEqual(['new', 'used'])
})

test('a variant whose price is 0 is not in the feed', () => {
  const [product] = catalogue.nl.products
  const [variant] = product!.combinations
  const gratis = { ...variant!, id_sku: 999_999, price: { ...variant!.price, amount: 0 } }
  expect(readFeed([{ ...product!, combinations: [variant!, gratis] }]).map(({ id }) => id)).toEqual([
    String(variant!.id_sku),
  ])
})

test('a reduced price has the former price that the page crosses out, and a regular one has no sale price', () => {
  const price = { amount: 80, regular: 120, lowest_30_days: 99.5 }
  expect(readVariant({ price })).toMatchObject({ price: '99.50 EUR', sale_price: '80.00 EUR' })
  expect(readVariant({ price: { ...price, lowest_30_days: null } })).not.toHaveProperty('sale_price')
})

test.each([
  [{ stock: 3, delivery: { unit: 'days', min: 1, max: 3 } }, { availability: 'in_stock' }],
  [{ stock: 0, delivery: { unit: 'days', min: 1, max: 3 } }, { availability: 'out_of_stock' }],
  [
    { stock: 9, delivery: { unit: 'weeks', min: 4, max: 6 } },
    { availability: 'backorder', availability_date: '2027-01-07T00:00Z' },
  ],
  [
    { stock: 9, delivery: { unit: 'weeks', min: 60, max: 90 } },
    { availability: 'backorder', availability_date: '2027-11-26T00:00Z' },
  ],
] as const)('a variant with %j is %j', (traits, fields) => {
  expect(readVariant(traits)).toMatchObject(fields)
})

test('no item leads to an address that answers 404', () => {
  const product = catalogue.nl.products.find(({ combinations }) => combinations.length > 1)!
  const own = `/nl/producten/${product.slugs.nl}`
  const links = readFeed([product], 'nl', (path) => path === own).map(({ link }) => link)
  expect(new Set(links)).toEqual(new Set([`http://localhost:9000${own}`]))
  expect(readFeed([product], 'nl', () => false)).toEqual([])
})

test('texts that would break a file are escaped, and characters that XML forbids are left out', () => {
  expect(readVariant({}, 'A & B <i>"x"</i>\u0007\ud800').title).toBe('A & B <i>"x"</i>')
})

test('a number that a shop bought is a GTIN', () => {
  expect(readVariant({ ean13: '5701234567899' })).toHaveProperty('gtin', '5701234567899')
})
