import type { BrandsContent, FamilyContent } from '../../src/pageTable/contents/brands'
import type { HomeContent } from '../../src/pageTable/contents/home'
import { type ListContent, listPageSize } from '../../src/pageTable/contents/lists'
import type { ProductContent } from '../../src/pageTable/contents/product'
import type { Catalogue } from '../../src/pageTable/pages/catalogueIndex'
import { readCatalogue } from '../../src/pageTable/sources/readCatalogue'
import { fakeCatalogue } from '../support/data/fakeCatalogue'
import { fakeShopApi } from '../support/data/fakeShopApi'
import { openPages } from '../support/pages/fakePages'

/** Returns a change that gives a catalogue `count` products, each of which is new and related to all others. */
const enlarge = (count: number) => (catalogue: Catalogue) => {
  const one = catalogue.products[1]!
  const ids = Array.from({ length: count }, (_, index) => index + 1)
  catalogue.products = ids.map((id) => ({
    ...one,
    id_product: id,
    slugs: { nl: `stuk-${id}`, en: `item-${id}` },
    combinations: one.combinations.map((variant) => ({ ...variant, id_sku: id })),
    id_related: ids.filter((other) => other !== id),
    id_complementary: ids.filter((other) => other !== id),
  }))
  catalogue.newest = ids
}

test('every new product is read from all pages of the response', async () => {
  const large = fakeCatalogue()
  Object.values(large).forEach(enlarge(250))
  const catalogue = await readCatalogue(fakeShopApi(large).request, 'http://shop.example')
  expect(catalogue.nl.newest).toHaveLength(250)
  expect(new Set(catalogue.en.newest).size).toBe(250)
})

describe('a catalogue of many products', () => {
  const contentAt = openPages(enlarge(60))

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
  const read = openPages((catalogue) => {
    const [one] = catalogue.brands
    catalogue.brands = Array.from({ length: 12 }, (_, index) => ({
      ...one!,
      id_brand: index,
      slug: `brand-${index}`,
      name: `Brand ${index}`,
      founded: 1900 + index,
      product_count: index,
    }))
  })
  const names = read<HomeContent>('/nl').brands.map(({ name }) => name)
  expect(names).toEqual([4, 5, 6, 7, 8, 9, 10, 11].map((index) => `Brand ${index}`))
})

describe('the brand index', () => {
  const letters = (names: string[]) => {
    const read = openPages(({ brands }) =>
      brands.push(
        ...names.map((name, index) => ({ ...brands[0]!, id_brand: 100 + index, slug: `brand-${index}`, name })),
      ),
    )
    return read<BrandsContent>('/nl/merken').letters.map(
      ({ letter, brands }) => `${letter}: ${brands.map(({ name }) => name).join(', ')}`,
    )
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
  const read = openPages((catalogue) => {
    const [one] = catalogue.families
    catalogue.families = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug, index) => ({
      ...one!,
      id_family: 100 + index,
      slugs: { nl: slug, en: slug },
      name: slug,
    }))
  })
  const others = (slug: string) => read<FamilyContent>(`/nl/merken/havrelund/${slug}`).others.map(({ name }) => name)
  expect(others('b')).toEqual(['c', 'd', 'e', 'f'])
  expect(others('f')).toEqual(['a', 'b', 'c', 'd'])
})
