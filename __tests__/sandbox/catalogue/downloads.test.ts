import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { shopFolder } from '../../../src/config/shopFolder'
import { parse } from 'valibot'
import { product } from '../../../src/contract/product'
import { downloadShape } from '../../../src/sandbox/catalogue/readCatalogueFiles'
import { catalogueData } from '../../support/data/catalogueData'
import { openForSuite, shopper } from '../../support/sandbox/eachTest'

const guides = parse(
  downloadShape,
  JSON.parse(readFileSync(path.join(shopFolder, 'data/catalogue/downloads.json'), 'utf8')),
)

describe('downloads of products', () => {
  openForSuite()

  test.each(
    guides.flatMap(({ href, bytes }) => (['nl', 'en'] as const).map((each) => [href[each], bytes[each]] as const)),
  )('the file %s exists and has %d bytes', (href, bytes) => {
    const file = path.join(shopFolder, `static${href}`)
    expect(statSync(file).size).toBe(bytes)
    expect(bytes).toBeLessThan(40_000)
    expect(readFileSync(file, 'latin1').slice(0, 5)).toBe('%PDF-')
  })

  test('all downloads belong to products in the catalogue', () => {
    const known = new Set(catalogueData.products.map(({ key }) => key))
    expect(guides.flatMap(({ products }) => products).filter((key) => !known.has(key))).toEqual([])
  })

  test.each([
    ['1', 'Onderhoud van hout', '/downloads/care-wood-nl.pdf'],
    ['2', 'Care of wood', '/downloads/care-wood-en.pdf'],
  ])('a product has the downloads in the language %s of the request', async (Lang, name, href) => {
    shopper.headers['Lang'] = Lang
    const { downloads } = await shopper.call(product, 'GET', '/v1/product?id=1001')
    expect(downloads).toEqual([{ name, href, bytes: statSync(path.join(shopFolder, `static${href}`)).size }])
  })
})
