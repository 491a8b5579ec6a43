/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { productList } from '../../../src/contract/productList'
import { openSandbox } from '../../../src/sandbox/openSandbox'
import { catalogueData as catalogue } from '../../support/data/catalogueData'
import { databaseFolder } from '../../support/sandbox/databaseFolder'
import { Shopper } from '../../support/sandbox/Shopper'
import { workFolder } from '../../support/workFolder'

const folderWith = workFolder()
type Catalogue = typeof catalogue

/** Opens a sandbox whose catalogue file the test can change with `save`. */
function openShop() {
  const file = path.join(folderWith({}), 'catalogue.json')
  const save = (changed: Catalogue) => writeFileSync(file, JSON.stringify(changed))
  save(catalogue)
  const database = path.join(databaseFolder(), `${randomUUID()}.db`)
  const sandbox = openSandbox({ database, catalogueFile: file, mailFolder: null })
  afterCleanUp.push(sandbox.close)
  return { sandbox, shopper: new Shopper(sandbox), save }
}

const afterCleanUp: (() => void)[] = []
afterEach(() => afterCleanUp.splice(0).forEach((close) => close()))

const changeFirstProduct = (change: (first: Catalogue['products'][number]) => void): Catalogue => {
  const changed = structuredClone(catalogue)
  change(changed.products[0]!)
  return changed
}

test('after a reload the search finds and corrects a new name, and the cart has a new price', async () => {
  const { sandbox, shopper, save } = openShop()
  await shopper.add(100101, 2)
  const fetchCorrection = async () =>
    (await shopper.call(productList, 'GET', '/v1/products?q=kwispl')).searched?.corrected
  expect(await fetchCorrection()).toBeNull()
  const prices = { price: 500, sale_price: null }
  save(
    changeFirstProduct((first) => {
      first.name.nl = 'Kwispel eetkamerstoel'
      first.combinations.forEach((each) => Object.assign(each, prices))
    }),
  )
  sandbox.reloadCatalogue()

  const found = await shopper.call(productList, 'GET', '/v1/products?q=kwispel')
  expect(found._embedded.products.map(({ name }) => name)).toEqual(['Kwispel eetkamerstoel'])
  expect(await fetchCorrection()).toBe('kwispel')
  expect((await shopper.cart())?.items).toEqual([expect.objectContaining({ quantity: 2, sellPrice_tax_incl: 500 })])
})

test('reloading a catalogue with an error names the row and keeps the previous catalogue', async () => {
  const { sandbox, shopper, save } = openShop()
  save(changeFirstProduct((first) => Object.assign(first, { brand: 'nobody' })))
  expect(() => sandbox.reloadCatalogue()).toThrow(/catalogue\.json: .*nobody/)
  expect((await shopper.call(productList, 'GET', '/v1/products?q=tove')).total).toBeGreaterThan(0)
})
