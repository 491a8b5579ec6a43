import shopDetails from '../../data/shop.json'
import type { HomeContent } from '../../src/pageTable/contents/home'
import type { CartPageContent } from '../../src/pageTable/contents/shelving'
import type { ProductListContent } from '../../src/pageTable/contents/lists'
import type { ProductContent } from '../../src/pageTable/contents/product'
import { buildMenuFiles } from '../../src/pageTable/pages/buildMenu'
import { buildPages } from '../../src/pageTable/pages/buildPages'
import { loadShopFiles } from '../support/data/loadShopFiles'
import { fakeCatalogue } from '../support/data/fakeCatalogue'
import { buildFakePages, openPages } from '../support/pages/fakePages'

const files = loadShopFiles()
const all = buildFakePages()
const page = (path: string) => {
  const found = all.find((each) => each.path === path)
  if (!found) throw new Error(`There is no page ${path}`)
  return found.context
}
const trail = (path: string) => page(path).breadcrumbs.map(({ name, path: to }) => `${name} ${to}`)

test('every row with its own path has a page in both languages', () => {
  const rows = files.rows.filter(({ path_nl }) => !/[:*]/.test(path_nl))
  for (const row of rows) {
    expect(page(row.path_nl)).toMatchObject({ id: row.id, language: 'nl', title: row.title_nl, template: row.template })
    expect(page(row.path_en)).toMatchObject({ id: row.id, language: 'en', title: row.title_en, template: row.template })
  }
})

test('a room of the page table comes with its text in the language of the page', () => {
  expect(page('/nl/winkelmandje').room).toMatchObject({
    name: '/pictures/room-linen',
    alt: 'Wasgoed aan de lijn, gevouwen lakens op een bank met gevlochten zitting',
  })
  expect(page('/en/cart').room?.alt).toBe('Washing on the line, folded sheets on a bench with a woven seat')
  expect(page('/nl/contact')).not.toHaveProperty('room')
})

test('a room that is not among the pictures is reported with its page', () => {
  const rows = files.rows.map((row) => (row.id === 'cart' ? { ...row, room: 'room-hell' } : row))
  expect(() => buildFakePages(undefined, { rows })).toThrow(
    'data/pages.json: data/content/pictures.json has no picture "room-hell" (room of "cart").',
  )
})

test('everything in the catalogue has a page in both languages, and there are no other pages', () => {
  const own = files.rows.flatMap(({ path_nl, path_en }) => [path_nl, path_en])
  expect(
    all
      .map(({ path }) => path)
      .filter((path) => !own.includes(path))
      .sort(),
  ).toEqual(
    [
      '/',
      '/404.html',
      ...[
        '/nl/categorie/zitten',
        '/nl/categorie/zitten/stoelen',
        '/en/category/seating',
        '/en/category/seating/chairs',
      ],
      ...['/nl/merken/havrelund', '/nl/merken/stegmark', '/en/brands/havrelund', '/en/brands/stegmark'],
      ...['/nl/merken/stegmark/build-your-own', '/en/brands/stegmark/build-your-own'],
      ...['/nl/merken/havrelund/tove', '/en/brands/havrelund/tove'],
      ...['/nl/producten/tove-stoel', '/nl/producten/tove-stoel/eik', '/nl/producten/tove-stoel/noot'],
      ...['/en/products/tove-chair', '/en/products/tove-chair/oak', '/en/products/tove-chair/walnut'],
      ...['/nl/producten/pilvi-poef', '/nl/producten/pilvi-poef/mos'],
      ...['/en/products/pilvi-pouf', '/en/products/pilvi-pouf/moss'],
    ].sort(),
  )
})

test('the data of a page contain its path in both languages', () => {
  expect(page('/nl/producten/tove-stoel/eik').paths).toEqual({
    nl: '/nl/producten/tove-stoel/eik',
    en: '/en/products/tove-chair/oak',
  })
  for (const { path, context } of all) {
    if (path.startsWith(`/${context.language}`)) expect(context.paths[context.language]).toBe(path)
    for (const other of Object.values(context.paths)) expect(page(other).paths).toEqual(context.paths)
  }
})

test('the canonical URL of a SKU page is its product page, and every other page is its own canonical', () => {
  expect(page('/en/products/tove-chair/oak').head.canonical).toBe('/en/products/tove-chair')
  expect(page('/en/products/tove-chair').head.canonical).toBe('/en/products/tove-chair')
  expect(page('/nl/levering').head.canonical).toBe('/nl/levering')
})

test.each([
  ['/nl', `Scandinavische meubelen en design | ${shopDetails.name}`],
  ['/nl/levering', `Levering | ${shopDetails.name}`],
  ['/en/category/seating', `Seating | ${shopDetails.name}`],
  ['/en/brands/havrelund', `Havrelund | ${shopDetails.name}`],
  ['/nl/producten/tove-stoel', `Tove stoel | ${shopDetails.name}`],
  ['/nl/producten/tove-stoel/noot', `Tove stoel, noot | ${shopDetails.name}`],
])('the document title of %s is "%s"', (path, title) => {
  expect(page(path).head.title).toBe(title)
})

test.each([
  ['/nl', []],
  ['/nl/levering', ['Home /nl', 'Levering /nl/levering']],
  ['/en/checkout/shipping', ['Home /en', 'Basket /en/cart', 'Checkout /en/checkout', 'Delivery /en/checkout/shipping']],
  ['/nl/categorie/zitten/stoelen', ['Home /nl', 'Zitten /nl/categorie/zitten', 'Stoelen /nl/categorie/zitten/stoelen']],
  [
    '/nl/merken/havrelund/tove',
    ['Home /nl', 'Merken /nl/merken', 'Havrelund /nl/merken/havrelund', 'Tove /nl/merken/havrelund/tove'],
  ],
  [
    '/nl/merken/stegmark/build-your-own',
    [
      'Home /nl',
      'Merken /nl/merken',
      'Stegmark /nl/merken/stegmark',
      'Stel je rek samen /nl/merken/stegmark/build-your-own',
    ],
  ],
  [
    '/en/products/tove-chair/oak',
    [
      'Home /en',
      'Seating /en/category/seating',
      'Chairs /en/category/seating/chairs',
      'Tove chair /en/products/tove-chair',
      'oak /en/products/tove-chair/oak',
    ],
  ],
])('the breadcrumbs of %s lead from the home page to the page itself', (path, crumbs) => {
  expect(trail(path)).toEqual(crumbs)
})

test('checkout, account and search pages are noindex, and all others are indexable', () => {
  const isHidden = (path: string) => page(path).head.noindex === true
  expect(
    ['/nl/winkelmandje', '/en/checkout', '/en/my-accocunt', '/nl/zoeken', '/nl/404', '/404.html'].map(isHidden),
  ).not.toContain(false)
  expect(['/nl', '/en/about-us', '/nl/producten/tove-stoel', '/nl/acties/showroom'].map(isHidden)).not.toContain(true)
})

test('with a product limit, only the first products and their SKUs have pages, as does everything else', () => {
  const limited = buildFakePages(undefined, { limit: 1 })
  const paths = limited.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/nl/producten/tove-stoel', '/en/products/tove-chair/oak']))
  expect(paths.filter((path) => path.includes('pilvi'))).toEqual([])
  expect(all.length - limited.length).toBe(4)
})

test('with a SKU limit, every product has a page, but only the SKUs of the first products have one', () => {
  const paths = buildFakePages(undefined, { skuLimit: 1 }).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/nl/producten/tove-stoel/eik', '/nl/producten/pilvi-poef']))
  expect(paths.filter((path) => /pilvi-po[^/]*\/./.test(path))).toEqual([])
  expect(all.length - paths.length).toBe(2)
})

test('a top category lists the products of its subcategories', () => {
  const idsOn = (path: string) =>
    (page(path).content as ProductListContent).list.products.map((each) => each.id_product)
  expect(idsOn('/nl/categorie/zitten')).toEqual([1, 2])
  expect(idsOn('/nl/categorie/zitten/stoelen')).toEqual([1])
  expect(idsOn('/nl/merken/havrelund')).toEqual([1, 2])
  expect(idsOn('/nl/merken/stegmark')).toEqual([])
  expect(idsOn('/en/new')).toEqual([2])
  expect(idsOn('/en/promotions')).toEqual([1])
})

test('a category has tabs for its department and the subcategories of that department', () => {
  const tabs = ['Zitten /nl/categorie/zitten', 'Stoelen /nl/categorie/zitten/stoelen']
  for (const path of ['/nl/categorie/zitten', '/nl/categorie/zitten/stoelen']) {
    const { content } = page(path) as { content: { tabs: { name: string; path: string }[] } }
    expect(content.tabs.map((tab) => `${tab.name} ${tab.path}`)).toEqual(tabs)
  }
})

test('lists contain cards instead of whole products, and missing related products are omitted', () => {
  const content = page('/nl/producten/tove-stoel').content as ProductContent
  expect(content.related.map((card) => card.id_product)).toEqual([2])
  expect(content.related[0]).not.toHaveProperty('combinations')
  expect(content.product.combinations).toHaveLength(2)
})

test('a SKU page has the id of its variant, and a product page has none', () => {
  const id = (path: string) => (page(path).content as ProductContent).id_sku
  expect([id('/nl/producten/tove-stoel'), id('/nl/producten/tove-stoel/noot')]).toEqual([null, 12])
})

test('the navigation contains only existing categories, no empty group, and marks the sale', () => {
  expect(page('/en/cart').navigation).toEqual([
    { name: 'Seating', path: '/en/category/seating' },
    { name: 'Brands', path: '/en/brands' },
    { name: 'Offers', path: '/en/promotions', sale: true },
  ])
})

test('the brands are sorted from south to north', () => {
  const { content } = page('/nl') as { content: HomeContent }
  expect(content.brands.map(({ name }) => name)).toEqual(['Havrelund', 'Stegmark'])
  expect(content.isSouthToNorth).toBe(true)
})

test.each([
  ['of one country', ['DK', 'DK']],
  ['of which one is from elsewhere', ['DK', 'BE']],
  ['without a country', ['', '']],
])('the title of brands %s does not say that they go from south to north', (_, countries) => {
  const read = openPages(({ brands }) => brands.forEach((brand, index) => (brand.country = countries[index]!)))
  expect(read<HomeContent>('/nl').isSouthToNorth).toBe(false)
})

test('the page "/" has the template for choosing a language, and /404.html is the Dutch 404 page', () => {
  expect(page('/')).toMatchObject({ id: 'language', template: 'language', paths: { nl: '/nl', en: '/en' } })
  expect(page('/404.html')).toMatchObject({ id: '404', template: '404', language: 'nl' })
})

test('a product is on sale when any of its variants is reduced', () => {
  const read = openPages(({ products: [product] }) => {
    product!.combinations.reverse()
    product!.price = product!.combinations[0]!.price
  })
  const { list } = read<ProductListContent>('/nl/promoties')
  expect(list.products.map((each) => each.id_product)).toEqual([1])
})

test('a product is listed once by each of its categories and by their parents', () => {
  const read = openPages(({ categories, products }) => {
    const tables = { ...categories[0]!, id_category: 20, slugs: { nl: 'tafels', en: 'tables' } }
    const benches = { ...categories[1]!, id_category: 12, slugs: { nl: 'banken', en: 'benches' } }
    categories.push(tables, benches)
    products[0]!.id_categories = [11, 12, 20]
  })
  const idsOn = (path: string) => {
    const { list } = read<ProductListContent>(path)
    return [list.total, ...list.products.map((each) => each.id_product)]
  }
  expect(idsOn('/nl/categorie/zitten')).toEqual([2, 1, 2])
  expect(idsOn('/nl/categorie/zitten/stoelen')).toEqual([1, 1])
  expect(idsOn('/nl/categorie/zitten/banken')).toEqual([1, 1])
  expect(idsOn('/nl/categorie/tafels')).toEqual([1, 1])
})

test('two pages whose paths differ only in a trailing slash stop the build', () => {
  const row = files.rows.find(({ id }) => id === 'contact')!
  const twin = { ...row, id: 'contact-twin', path_nl: `${row.path_nl}/`, title_nl: 'Tweeling' }
  const rows = [...files.rows, twin]
  expect(() => buildFakePages(undefined, { rows })).toThrow(
    `Two pages have the path ${row.path_nl}: contact "${row.title_nl}" and contact-twin "Tweeling".`,
  )
})

test('two products with the same slug stop the build with the path and both names', () => {
  expect(() => buildFakePages(({ products }) => (products[1]!.slugs.nl = 'tove-stoel'))).toThrow(
    'Two pages have the path /nl/producten/tove-stoel: product "Tove stoel" and product "Pilvi poef".',
  )
})

test('a home page on which new products would not fill a row shows a selection that begins with them, marked as new', () => {
  const read = openPages((catalogue) => {
    catalogue.newest = [2]
    catalogue.products[1]!.is_new = true
  })
  expect(read('/nl')).toMatchObject({
    hasNew: false,
    colours: [],
    newProducts: [
      { name: 'Pilvi poef', is_new: true },
      { name: 'Tove stoel', is_new: false },
    ],
  })
})

test('an empty cart leads to the first department, and without departments to the brands', () => {
  const { start } = page('/nl/winkelmandje').content as CartPageContent
  expect(start).toEqual({ name: 'Zitten', path: '/nl/categorie/zitten' })
  const read = openPages((catalogue) => {
    catalogue.categories = []
    catalogue.products.forEach((product) => (product.id_categories = []))
  })
  expect(read<CartPageContent>('/nl/winkelmandje').start).toEqual({ name: 'Merken', path: '/nl/merken' })
})

test('a shop in which nothing is new or reduced shows a selection, and leads to no list of nothing', () => {
  const catalogue = fakeCatalogue()
  for (const each of [catalogue.nl, catalogue.en]) {
    each.newest = []
    for (const { price, combinations } of each.products) {
      for (const one of [price, ...combinations.map((variant) => variant.price)])
        Object.assign(one, { regular: null, lowest_30_days: null })
    }
  }
  const rows = files.rows.filter(({ template }) => template !== 'campaign')
  const built = buildPages({ ...files, rows, catalogue, limit: 0 })
  const home = built.find(({ path }) => path === '/nl')!.context
  expect(home.navigation.map(({ path }) => path)).toContain('/nl/merken')
  expect(home.navigation.map(({ path }) => path)).not.toContain('/nl/promoties')
  expect(home.content).toMatchObject({ hasNew: false, newProducts: [{ name: 'Tove stoel' }, { name: 'Pilvi poef' }] })
  const menus = buildMenuFiles({ ...files, rows, catalogue, builtOn: '2026-11-26' })
  expect(menus.map(({ text }) => text).join()).not.toMatch(/"\/(nl\/nieuw|en\/new)"/)
})
