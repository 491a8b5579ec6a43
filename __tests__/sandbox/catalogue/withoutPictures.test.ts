import path from 'node:path'
import { brandList, categoryList, familyList } from '../../../src/contract/catalogue'
import { fullProductList, productList, suggestions } from '../../../src/contract/productList'
import { openSandbox } from '../../../src/sandbox/openSandbox'
import { catalogueData } from '../../support/data/catalogueData'
import { Shopper } from '../../support/sandbox/Shopper'
import { workFolder } from '../../support/workFolder'

const folderWith = workFolder()

/** Returns the demo's catalogue as a shop without photos would write it. */
function removePictures(): string {
  const dropPictures = <Row extends object>(list: readonly Row[]) => list.map((row) => ({ ...row, picture: null }))
  return JSON.stringify({
    ...catalogueData,
    ...{ brands: dropPictures(catalogueData.brands).map((brand) => ({ ...brand, picture2: null })), scenes: [] },
    ...{ categories: dropPictures(catalogueData.categories), families: dropPictures(catalogueData.families) },
    campaigns: dropPictures(catalogueData.campaigns),
    products: catalogueData.products.map((product) => ({
      ...product,
      ...{ pictures: [], scenes: [], combinations: product.combinations.map((each) => ({ ...each, photos: [] })) },
    })),
  })
}

test('a catalogue without pictures can be shown, searched, put in the cart and ordered', async () => {
  const folder = folderWith({ 'catalogue.json': removePictures() })
  const sandbox = openSandbox({
    database: ':memory:',
    catalogueFile: path.join(folder, 'catalogue.json'),
    hasDemoGiftlist: true,
  })
  const shopper = new Shopper(sandbox)
  const { brands } = (await shopper.call(brandList, 'GET', '/v1/brands'))._embedded
  const { categories } = (await shopper.call(categoryList, 'GET', '/v1/categories'))._embedded
  const { families } = (await shopper.call(familyList, 'GET', '/v1/families'))._embedded
  const cards = (await shopper.call(productList, 'GET', '/v1/products?limit=100'))._embedded.products
  expect([...brands, ...categories, ...families, ...cards].filter(({ picture }) => picture !== null)).toEqual([])
  const { products } = (await shopper.call(fullProductList, 'GET', '/v1/products?expand=full&limit=100'))._embedded
  expect(products.flatMap(({ combinations }) => combinations.flatMap(({ pictures }) => pictures))).toEqual([])
  expect((await shopper.call(suggestions, 'GET', '/v1/suggestions?q=tove'))._embedded.products).not.toEqual([])

  const { cart } = await shopper.add(102303, 2)
  expect(cart.items).toMatchObject([{ picture: null }])
  expect(cart.offers).toMatchObject([{ type: 'gift', gift: { picture: null } }])
  await shopper.guest()
  await shopper.carrier(2)
  expect((await shopper.buyAndRead()).lines).toMatchObject([{ picture: null }])
  expect(sandbox.mail).not.toEqual([])
  sandbox.close()
})
