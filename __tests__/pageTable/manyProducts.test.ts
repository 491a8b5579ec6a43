import type { BrandsContent, FamilyContent } from '../../src/pageTable/contents/brands'
import type { HomeContent } from '../../src/pageTable/contents/home'
import { type ListContent, listPageSize } from '../../src/pageTable/contents/lists'
import type { ProductContent } from '../../src/pageTable/contents/product'
import { buildPages } from '../../src/pageTable/pages/buildPages'
import { readCatalogue } from '../../src/pageTable/sources/readCatalogue'
import { loadShopFiles } from '../support/data/loadShopFiles'
import { fakeCatalogue } from '../support/data/fakeCatalogue'
import { fakeShopApi } from '../support/data/fakeShopApi'

const files = loadShopFiles()

/** Returns the fake catalogue with `count` products, each of which is new and related to all others. */
function large(count: number) {
  const catalogue = fakeCatalogue()
  for (const language of ['nl', 'en'] as const) {
    const one = catalogue[language].products[1]!
    const ids = Array.from({ length: count }, (_, index) => index + 1)
    catalogue[language].products = ids.map((id) => ({
      ...one,
      id_product: id,
      slugs: { nl: `stuk-${id}`, en: `item-${id}` },
      combinations: one.combinations.map((variant) => ({ ...variant, id_sku: id })),
      id_related: ids.filter((other) => other !== id),
      id_complementary: ids.filter((other) => other !== id),
    }))
    catalogue[language].newest = ids
  }
  return catalogue
}

test('every new product is read from all pages of the response', async () => {
  const { request } = fakeShopApi(large(250))
  const catalogue = await readCatalogue(request, 'http://shop.example')
  expect(catalogue.nl.newest).toHaveLength(250)
  expect(new Set(catalogue.en.newest).size).toBe(250)
})

describe('a catalogue of many products', () => {
  const pages = buildPages({ ...files, catalogue: large(60), limit: 0 })
  const contentAt = <Content>(path: string) => pages.find((page) => page.path === path)!.context.content as Content

  test.each(['/nl/nieuw', '/en/new', '/nl/categorie/zitten', '/nl/merken/havrelund'])(
    'the page %s has the total and only the first page of its products',
    (path) => {
      const { list } = contentAt<{ list: ListContent }>(path)
      expect(list.total).toBe(60)
      expect(list.products).toHaveLength(listPageSize)
    },
  )

  test('a product page has one row of each kind of related products', () => {
    const { related, complementary } = contentAt<ProductContent>('/nl/producten/stuk-1')
    expect([related.length, complementary.length]).toEqual([4, 4])
  })
})

test('the home page shows the eight brands with the most products', () => {
  const catalogue = fakeCatalogue()
  const one = catalogue.nl.brands[0]!
  for (const language of ['nl', 'en'] as const)
    catalogue[language].brands = Array.from({ length: 12 }, (_, index) => ({
      ...one,
      id_brand: index,
      slug: `brand-${index}`,
      name: `Brand ${index}`,
      founded: 1900 + index,
      product_count: index,
    }))
  const page = buildPages({ ...files, catalogue, limit: 0 }).find(({ path }) => path === '/nl')!
  const names = (page.context.content as HomeContent).brands.map(({ name }) => name)
  expect(names).toEqual([4, 5, 6, 7, 8, 9, 10, 11].map((index) => `Brand ${index}`))
})

describe('the brand index', () => {
  const letters = (names: string[]) => {
    const catalogue = fakeCatalogue()
    const one = catalogue.nl.brands[0]!
    for (const language of ['nl', 'en'] as const)
      catalogue[language].brands = [
        ...catalogue[language].brands,
        ...names.map((name, index) => ({ ...one, id_brand: 100 + index, slug: `brand-${index}`, name })),
      ]
    const page = buildPages({ ...files, catalogue, limit: 0 }).find(({ path }) => path === '/nl/merken')!
    const content = page.context.content as BrandsContent
    return content.letters.map(({ letter, brands }) => `${letter}: ${brands.map(({ name }) => name).join(', ')}`)
  }

  test.each<[string[], string[]]>([
    [[], ['H: Havrelund', 'S: Stegmark']],
    [
      ['hiljaa', 'Atelje'],
      ['A: Atelje', 'H: Havrelund, hiljaa', 'S: Stegmark'],
    ],
    [
      ['Östlund', 'Orrefors'],
      ['H: Havrelund', 'O: Orrefors, Östlund', 'S: Stegmark'],
    ],
    [
      ['Ørskov', 'Ærø'],
      ['A: Ærø', 'H: Havrelund', 'O: Ørskov', 'S: Stegmark'],
    ],
    [['101 Copenhagen'], ['#: 101 Copenhagen', 'H: Havrelund', 'S: Stegmark']],
  ])('with %j added, the brands are sorted by initial', (names, expected) => {
    expect(letters(names)).toEqual(expected)
  })
})

test('a product family links to at most four other families of its brand, starting with the next one', () => {
  const catalogue = fakeCatalogue()
  for (const language of ['nl', 'en'] as const) {
    const one = catalogue[language].families[0]!
    catalogue[language].families = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug, index) => ({
      ...one,
      id_family: 100 + index,
      slugs: { nl: slug, en: slug },
      name: slug,
    }))
  }
  const pages = buildPages({ ...files, catalogue, limit: 0 })
  const others = (slug: string) =>
    (pages.find(({ path }) => path === `/nl/merken/havrelund/${slug}`)!.context.content as FamilyContent).others.map(
      ({ name }) => name,
    )
  expect(others('b')).toEqual(['c', 'd', 'e', 'f'])
  expect(others('f')).toEqual(['a', 'b', 'c', 'd'])
})
