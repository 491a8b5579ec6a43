import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { checkFacets } from '../../../src/sandbox/catalogue/facets'
import { checkCatalogue } from '../../../src/sandbox/catalogue/checkCatalogue'
import { enlargeCatalogue } from '../../../src/sandbox/catalogue/enlargeCatalogue'
import { readCatalogueFiles } from '../../../src/sandbox/catalogue/readCatalogueFiles'
import { catalogueShape } from '../../../src/sandbox/catalogue/catalogueShape'
import { openSandbox } from '../../../src/sandbox/openSandbox'

const demo = readCatalogueFiles()

test.each([0, 1, 79])('a catalogue enlarged to %d products equals the demo', (total) => {
  expect(enlargeCatalogue(demo, total)).toBe(demo)
})

test.each([80, 500, 1234])('a catalogue enlarged to %d products is consistent and deterministic', (total) => {
  const { catalogue, facets } = enlargeCatalogue(demo, total)
  expect(catalogue.products).toHaveLength(total)
  expect(catalogue.products.slice(0, 79)).toEqual(demo.catalogue.products)
  expect(v.safeParse(catalogueShape, catalogue).issues).toBeUndefined()
  expect(checkCatalogue(catalogue)).toBeUndefined()
  expect(checkFacets(facets, catalogue)).toBeUndefined()
  expect(enlargeCatalogue(demo, total)).toEqual({ ...demo, catalogue, facets })
})

describe('a catalogue enlarged to 1,000 products', () => {
  const { catalogue } = enlargeCatalogue(demo, 1000)
  const { products, families, brands } = catalogue
  const variants = products.flatMap((product) => product.combinations)

  test.each<[string, (string | number)[]]>([
    ['names', products.map((one) => one.name.nl)],
    ['English names', products.map((one) => one.name.en)],
    ['addresses of products', products.map((one) => one.slug.nl)],
    ['English addresses of products', products.map((one) => one.slug.en)],
    ['addresses of variants', variants.map((one) => one.slug.nl)],
    ['article numbers', variants.map((one) => one.reference)],
    ['EANs', variants.map((one) => one.ean13)],
    ['families', families.map((one) => `${one.brand}/${one.slug.nl}`)],
    ['brands', brands.map((one) => one.slug)],
  ])('all %s are unique', (_, values) => {
    expect(new Set(values).size).toBe(values.length)
  })

  test('all EANs have a valid check digit', () => {
    const addDigits = (ean: string) => [...ean].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0)
    expect(variants.filter(({ ean13 }) => !/^29\d{11}$/.test(ean13) || addDigits(ean13) % 10 !== 0)).toEqual([])
  })

  test('the prices differ from the originals, and reduced prices remain reduced', () => {
    const chairs = products.filter((one) => one.key.startsWith('tove-chair')).map((one) => one.combinations[0]!)
    expect(new Set(chairs.map(({ price }) => price)).size).toBeGreaterThan(5)
    for (const { price, sale_price, price_history } of chairs) {
      expect(sale_price).toBeLessThan(price)
      expect(price_history.at(-1)?.price).toBe(sale_price)
    }
  })

  test('the products of a family have the brand of the family', () => {
    for (const family of families) {
      const own = products.filter((product) => family.products.includes(product.id_product))
      expect([...new Set(own.map((product) => product.brand))]).toEqual([family.brand])
      expect([...new Set(own.map((product) => product.family))]).toEqual([family.key])
    }
  })
})

test('a database with another number of products is refused', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'big-'))
  const database = path.join(folder, 'shop.db')
  const largeSandbox = openSandbox({ database, products: 100 })
  expect(largeSandbox.database.one('SELECT count(*) AS count FROM product')).toMatchObject({ count: 100 })
  largeSandbox.close()
  openSandbox({ database, products: 100 }).close()
  expect(() => openSandbox({ database })).toThrow(/made with SANDBOX_PRODUCTS=100, not 0: npm run sandbox:reset/)
  rmSync(folder, { recursive: true })
})
