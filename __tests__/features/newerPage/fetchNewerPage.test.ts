/** @jest-environment jest-fixed-jsdom */
import { fetchNewerPage } from '../../../src/features/newerPage/fetchNewerPage'
import { languageId, readPathLanguage } from '../../../src/i18n/languages'
import { matchPath } from '../../../src/pageTable/matchPath'
import { buildPages } from '../../../src/pageTable/pages/buildPages'
import { readCatalogue } from '../../../src/pageTable/sources/readCatalogue'
import { fakeCatalogue } from '../../support/data/fakeCatalogue'
import { loadShopFiles } from '../../support/data/loadShopFiles'
import type { ShopTexts } from '../../../src/pageTable/sources/shopContent'
import { buildNotFoundPage } from '../../support/pages/notFoundPage'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { createTestStore } from '../../support/store/testStore'

const server = startSandboxServer()

const findPage = (path: string) => {
  const language = readPathLanguage(path)
  return createTestStore(languageId[language]).dispatch(fetchNewerPage(matchPath(path)!, buildNotFoundPage(language)))
}

/** Only a site build reads the stories of brands and families, and those between products. */
const omitStories = (texts: ShopTexts): ShopTexts => ({
  ...texts,
  stories: {},
  pageStories: { ...texts.pageStories, brands: {}, families: {} },
})

/** Only a site build has the products of other brands, of which the card that leads to a brand shows one. */
function omitBrandPicture(content: { campaigns: object[]; next?: object | null; brand?: object }) {
  if ('next' in content && 'brand' in content) return { ...content, next: { ...content.next, picture: null } }
  return 'family' in content && 'others' in content
    ? { ...content, brand: { ...content.brand, picture: null } }
    : content
}

/** The pages of a site build by path, made once from the catalogue of the sandbox, which no test changes. */
let sitePages: ReturnType<typeof buildSandboxPages> | undefined

async function buildSandboxPages() {
  const catalogue = await readCatalogue(server.shop, 'http://shop.test')
  const { texts, ...files } = loadShopFiles()
  const pages = buildPages({
    ...files,
    texts: { nl: omitStories(texts.nl), en: omitStories(texts.en) },
    catalogue,
    limit: 0,
  })
  return new Map(pages.map(({ path, context }) => [path, context]))
}

test.each([
  '/nl/producten/tove-eetkamerstoel',
  '/en/products/spile-chair',
  '/nl/producten/spile-stoel/spile-stoel-salie',
  '/nl/merken/hiljaa',
  '/en/brands/skumring',
  '/nl/merken/havrelund/tove',
  '/nl/categorie/zitten',
  '/en/category/seating/dining-chairs',
])('the page found at %s equals that of a site build (docs/architecture.md, "Data flow")', async (path) => {
  sitePages ??= buildSandboxPages()
  const builtPage = (await sitePages).get(path)!
  const result = await findPage(path)
  // Only a site build reads campaigns and the navigation.
  const omitContent = (page: object) => ({ ...page, navigation: [], content: undefined })
  const getContent = (page: typeof builtPage) => omitBrandPicture({ ...(page.content as object), campaigns: [] })
  const page = result.kind === 'page' ? result.page : null
  expect(omitContent(page!)).toEqual(omitContent(builtPage))
  expect(getContent(page!)).toEqual({ ...getContent(page!), ...getContent(builtPage) })
})

test('the path of a variant that does not exist finds the page of its product', async () => {
  const result = await findPage('/nl/producten/spile-stoel/spile-stoel-goud')
  expect(result).toMatchObject({
    kind: 'page',
    page: { id: 'product', head: { canonical: '/nl/producten/spile-stoel' }, content: { id_sku: null } },
  })
})

test.each([
  '/nl/producten/bestaat-niet',
  '/nl/producten/spile-chair',
  '/nl/merken/niemand',
  '/nl/merken/skumring/tove',
  '/nl/categorie/zitten/bestaat-niet',
  '/nl/categorie/eetkamerstoelen',
])('no page is found at %s', async (path) => {
  expect(await findPage(path)).toEqual({ kind: 'missing' })
})

test('the page of a product that is no longer sold links to its family and shows the products of the family that are still sold', async () => {
  server.sandbox.database.run("UPDATE product SET active = 0 WHERE slug ->> 'nl' = 'tove-eetkamerstoel'")
  expect(await findPage('/nl/producten/tove-eetkamerstoel')).toMatchObject({
    kind: 'gone',
    brand: { name: 'Havrelund', path: '/nl/merken/havrelund' },
    family: { name: 'Tove', path: '/nl/merken/havrelund/tove' },
    relatives: [{ name: 'Tove armstoel' }, expect.anything()],
  })
})

test.each([null, { family: null }, { family: { name: 'Tove' } }])(
  'a product that is no longer sold and has no valid family (%j) is missing',
  async (data) => {
    server.failCall('get', '/v1/product', 410, { type: 'product_gone', data })
    expect(await findPage('/nl/producten/tove-eetkamerstoel')).toEqual({ kind: 'missing' })
  },
)

test('the page of a product is found even when its related products cannot be loaded', async () => {
  server.failCall('get', '/v1/products', 503, { message: 'down' })
  const result = await findPage('/nl/producten/tove-eetkamerstoel')
  expect(result).toMatchObject({ kind: 'page', page: { title: 'Tove eetkamerstoel', content: { relatives: [] } } })
})

test('a failed request rejects instead of reporting a missing page', async () => {
  server.failCall('get', '/v1/product', 503, { message: 'down' })
  await expect(findPage('/nl/producten/tove-eetkamerstoel')).rejects.toMatchObject({ status: 503 })
})

test('a failed request rejects even with the data of a family', async () => {
  const [family] = fakeCatalogue().nl.families
  server.failCall('get', '/v1/product', 500, { type: 'product_gone', data: { family } })
  await expect(findPage('/nl/producten/tove-eetkamerstoel')).rejects.toMatchObject({ status: 500 })
})
