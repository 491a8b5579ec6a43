import { readCatalogue } from '../../src/pageTable/sources/readCatalogue'
import { fakeCatalogue } from '../support/data/fakeCatalogue'
import { fakeShopApi } from '../support/data/fakeShopApi'

const origin = 'https://api.example.com'

test('the whole catalogue is read by the links of the root in both languages', async () => {
  const { request, asked } = fakeShopApi(fakeCatalogue())
  expect(await readCatalogue(request, origin)).toEqual(fakeCatalogue())
  expect(asked.filter(({ path }) => path === '/web/v1/brands').map(({ lang }) => lang)).toEqual(['1', '2'])
})

test('all pages of the full products are read', async () => {
  const { request, asked } = fakeShopApi(fakeCatalogue(), { pageSize: 1 })
  expect((await readCatalogue(request, origin)).nl.products).toHaveLength(2)
  expect(asked.map(({ path }) => path)).toContain('/web/v1/products?expand=full&sort=recommended&limit=100&page=2')
})

test('reading goes on after a page with fewer products than its limit', async () => {
  const { request } = fakeShopApi(fakeCatalogue(), {
    pageSize: 1,
    // The shop API counts a product on the first page that it may not show.
    change: (address, body) =>
      address.pathname.endsWith('/products') ? { ...(body as object), limit: 2, total: 3 } : body,
  })
  expect((await readCatalogue(request, origin)).nl.products).toHaveLength(2)
})

test('reading stops when a response announces more products than it contains', async () => {
  const { request } = fakeShopApi(fakeCatalogue(), {
    change: (address, body) => (address.pathname.endsWith('/products') ? { ...(body as object), total: 1e9 } : body),
  })
  expect((await readCatalogue(request, origin)).nl.products).toHaveLength(2)
})

test('an unreachable shop API is reported in one line with its URL', async () => {
  const down = async () => {
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:8001') })
  }
  await expect(readCatalogue(down, origin)).rejects.toThrow(
    'The shop API could not be read: https://api.example.com/web/v1 (nl): fetch failed (connect ECONNREFUSED 127.0.0.1:8001). Is it running, and is its address right?',
  )
})

test.each<[string, string, unknown, string]>([
  [
    'an error status',
    '/web/v1/brands',
    new Response('{}', { status: 500 }),
    '/web/v1/brands (nl): it answered with status 500.',
  ],
  [
    'a status without content',
    '/web/v1',
    new Response(null, { status: 204 }),
    '/web/v1 (nl): it answered with status 204.',
  ],
  [
    'an HTML page',
    '/web/v1/brands',
    new Response('<!doctype html>'),
    '/web/v1/brands (nl): it did not answer with JSON.',
  ],
  ['a root without products', '/web/v1', { _links: {} }, '/web/v1 (nl): it has no link "products".'],
  ['a root without links', '/web/v1', {}, '/web/v1 (nl): _links: '],
  ['a response of null', '/web/v1/families', null, '/web/v1/families (nl): the answer: '],
  [
    'another shape',
    '/web/v1/brands',
    { _embedded: { brands: [{ id_brand: 'x' }] } },
    '/web/v1/brands (nl): _embedded.brands.0.',
  ],
])('the error for %s is one line with the URL', async (_, path, body, line) => {
  const { request } = fakeShopApi(fakeCatalogue(), {
    change: (address, given) => (address.pathname === path ? body : given),
  })
  const error = await readCatalogue(request, origin).catch((error: Error) => error.message)
  expect(error).toContain(`The shop API could not be read: ${origin}${line}`)
  expect(error).not.toContain('\n')
})

test('the error for a brand without a name names the field', async () => {
  const catalogue = fakeCatalogue()
  const { name: _, ...bare } = catalogue.nl.brands[0]!
  const { request } = fakeShopApi(catalogue, {
    change: (address, body) => (address.pathname === '/web/v1/brands' ? { _embedded: { brands: [bare] } } : body),
  })
  await expect(readCatalogue(request, origin)).rejects.toThrow(/brands \(nl\): _embedded\.brands\.0\.name: /)
})

test('without lists of brands, categories, families and campaigns, the products are the catalogue', async () => {
  const { request } = fakeShopApi(fakeCatalogue(), {
    change: (address, body) =>
      address.pathname === '/web/v1' ? { _links: { products: { href: '/v1/products' } } } : body,
  })
  const { nl } = await readCatalogue(request, origin)
  expect(nl).toMatchObject({ categories: [], families: [], campaigns: [], newest: [2] })
  expect(nl.brands).toMatchObject([{ slug: 'havrelund', name: 'Havrelund', product_count: 2, picture: null }])
  expect(nl.products).toMatchObject([
    { id_product: 1, id_family: null, id_categories: [] },
    { id_product: 2, id_family: null, id_categories: [] },
  ])
})

test('a build counts the products of lists that do not say what is in them', async () => {
  const { request } = fakeShopApi(fakeCatalogue(), {
    change: (_, body) => {
      const { _embedded: { brands, categories, families } = {} } = body as {
        _embedded?: Record<'brands' | 'categories' | 'families', { product_count?: number; id_products?: number[] }[]>
      }
      for (const each of [...(brands ?? []), ...(categories ?? []), ...(families ?? [])]) {
        delete each.product_count
        delete each.id_products
      }
      return body
    },
  })
  const { nl } = await readCatalogue(request, origin)
  expect(nl.brands.map(({ product_count }) => product_count)).toEqual([0, 2])
  expect(nl.categories.map(({ product_count }) => product_count)).toEqual([2, 1])
  expect(nl.families.map(({ id_products }) => id_products)).toEqual([[1]])
})

test('a link to another origin is not followed', async () => {
  const { request, asked } = fakeShopApi(fakeCatalogue(), {
    change: (address, body) =>
      address.pathname === '/web/v1'
        ? { _links: { products: { href: 'https://elsewhere.example/v1/products' } } }
        : body,
  })
  await expect(readCatalogue(request, origin)).rejects.toThrow('links elsewhere: https://elsewhere.example/v1/products')
  expect(asked).toHaveLength(1)
})

test.each<[string, (catalogue: ReturnType<typeof fakeCatalogue>) => void, string]>([
  [
    'an unknown brand',
    ({ nl }) => (nl.products[0]!.brand.slug = 'unknown'),
    'product 1 is of an unknown brand "unknown".',
  ],
  [
    'a family of an unknown brand',
    ({ nl }) => (nl.families[0]!.brand = 'unknown'),
    'family 100 is of an unknown brand "unknown".',
  ],
  ['an unknown category', ({ nl }) => (nl.products[0]!.id_categories = [5]), 'product 1 is in an unknown category 5.'],
  ['an unknown family', ({ nl }) => (nl.products[0]!.id_family = 5), 'product 1 is of an unknown family 5.'],
  ['an unknown parent', ({ nl }) => (nl.categories[1]!.id_parent = 5), 'category 11 is under an unknown category 5.'],
  [
    'a circle of categories',
    ({ nl }) => Object.assign(nl.categories[0]!, { id_parent: nl.categories[1]!.id_category }),
    'category 10 is under category 11, which is under another one, but there are two levels only.',
  ],
  [
    'a category that is only in a third level',
    ({ nl }) => {
      nl.categories.push({ ...nl.categories[1]!, id_category: 12, id_parent: 11 })
      for (const product of nl.products) product.id_categories = [12]
    },
    'category 12 is under category 11, which is under another one, but there are two levels only.',
  ],
  ['a product without a name', ({ en }) => (en.products[0]!.name = ' '), 'product 1 has no name (en).'],
  [
    'a slug that leads elsewhere',
    ({ nl }) => (nl.products[0]!.slugs.nl = '../404'),
    'product 1 has the slug "../404" (nl), which cannot stand in a path.',
  ],
  [
    'an empty slug',
    ({ en }) => (en.brands[0]!.slug = ''),
    'brand 2 has the slug "" (nl), which cannot stand in a path.',
  ],
  ['a product in one language only', ({ en }) => en.products.pop(), 'product 2 is there in one language only.'],
  ['a brand in one language only', ({ nl }) => nl.brands.shift(), 'brand 2 is there in one language only.'],
])('the catalogue with %s stops the build with one line', async (_, spoil, line) => {
  const catalogue = fakeCatalogue()
  spoil(catalogue)
  await expect(readCatalogue(fakeShopApi(catalogue).request, origin)).rejects.toThrow(
    `The catalogue of the shop API at ${origin} cannot be used: ${line}`,
  )
})
