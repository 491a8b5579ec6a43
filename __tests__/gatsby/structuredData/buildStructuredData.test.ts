import shopDetails from '../../../data/shop.json'
import { formatJsonLd, buildStructuredData } from '../../../src/gatsby/structuredData/buildStructuredData'
import { listVariantTraits, listVaryingTraits } from '../../../src/gatsby/structuredData/variantTraits'
import type { Product } from '../../../src/contract/product'
import type { PageContext } from '../../../src/pageTable/pageContext'
import { framePage } from '../../support/pages/layoutPage'
import { card, kaarre, picture, variant } from '../../support/data/catalogueFixtures'

const site = 'http://localhost:9000'
const brand = { name: 'Hiljaa', path: '/nl/merken/hiljaa' }
const crumbs = [
  { name: 'Home', path: '/nl' },
  { name: 'Merken', path: '/nl/merken' },
]
const things = (changes: Partial<PageContext<unknown>>) => buildStructuredData(framePage('nl', changes)) as object[]
const productPage = (product: Product, id_sku: number | null = null) =>
  things({ template: 'product', content: { product, id_sku, brand } })[0]

const plain = variant({ colour: 'green' })
const single: Product = { ...kaarre, combinations: [plain], attribute_groups: [] }

describe('structured data of a page', () => {
  test('the home page describes the business and its site', () => {
    expect(things({ template: 'homepage' })).toEqual([
      { '@type': 'Organization', name: shopDetails.name, url: `${site}/nl`, logo: `${site}/mark.svg` },
      { '@type': 'WebSite', name: shopDetails.name, url: `${site}/nl`, inLanguage: 'nl' },
    ])
  })

  test('a page lists its breadcrumbs', () => {
    const item = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: `${site}${path}`,
    })
    expect(things({ template: 'content', breadcrumbs: crumbs })).toEqual([
      { '@type': 'BreadcrumbList', itemListElement: [item(1, 'Home', '/nl'), item(2, 'Merken', '/nl/merken')] },
    ])
  })

  test('a noindex page describes nothing', () => {
    const head = { title: '', canonical: '/nl/afrekenen', noindex: true }
    expect(things({ template: 'homepage', breadcrumbs: crumbs, head })).toEqual([])
  })

  test.each(['category', 'family', 'new-arrivals', 'sale', 'campaign'] as const)(
    'lists the products of a %s page',
    (template) => {
      const products = [card('Bank'), card('Poef')]
      expect(things({ template, content: { list: { scope: {}, total: 40, products } } })).toEqual([
        {
          '@type': 'ItemList',
          numberOfItems: 40,
          itemListElement: [
            { '@type': 'ListItem', position: 1, url: `${site}/nl/producten/bank-nl` },
            { '@type': 'ListItem', position: 2, url: `${site}/nl/producten/poef-nl` },
          ],
        },
      ])
    },
  )

  test.each([null, { list: { scope: {}, total: 0, products: [] } }])(
    'describes nothing for a list without products (%j)',
    (content) => {
      expect(things({ template: 'campaign', content })).toEqual([])
    },
  )

  test('the brand index lists the brands, and the page of a brand describes it', () => {
    const letters = [{ letter: 'H', brands: [{ path: '/nl/merken/hiljaa' }, { path: '/nl/merken/havrelund' }] }]
    expect(things({ template: 'brands', content: { letters } })).toEqual([
      expect.objectContaining({ '@type': 'ItemList', numberOfItems: 2 }),
    ])
    const maker = { name: 'Hiljaa', tagline: 'Stil', story: 'Een maker.', picture: picture('atelier') }
    const content = { brand: maker, list: { scope: {}, total: 0, products: [] } }
    expect(
      things({ template: 'brand', content, paths: { nl: '/nl/merken/hiljaa', en: '/en/brands/hiljaa' } })[0],
    ).toEqual({
      '@type': 'Brand',
      name: 'Hiljaa',
      slogan: 'Stil',
      description: 'Een maker.',
      url: `${site}/nl/merken/hiljaa`,
      image: `${site}/pictures/atelier-720.webp`,
    })
  })
})

describe('structured data of a product', () => {
  test('several variants are a group with an offer for each', () => {
    expect(productPage(kaarre)).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: String(kaarre.id_product),
      hasVariant: kaarre.combinations.map(({ reference, ean13, slugs, price }) => ({
        '@type': 'Product',
        sku: reference,
        gtin13: ean13,
        offers: {
          url: `${site}/nl/producten/${kaarre.slugs.nl}/${slugs.nl}`,
          price: price.amount,
          priceCurrency: 'EUR',
          itemCondition: 'https://schema.org/NewCondition',
        },
      })),
    })
  })

  test('a product with one variant is a product that is sold at its own URL', () => {
    expect(productPage(single)).toMatchObject({
      '@type': 'Product',
      name: kaarre.name,
      sku: plain.reference,
      brand: { '@type': 'Brand', name: 'Hiljaa', url: `${site}/nl/merken/hiljaa` },
      offers: { url: `${site}/nl/producten/${kaarre.slugs.nl}` },
    })
    expect(productPage(single)).not.toHaveProperty('isVariantOf')
  })

  test.each([
    [{ condition: 'showroom' }, 'UsedCondition'],
    [{ condition: 'new' }, 'NewCondition'],
  ])('a variant with the options %j is in %s', (attributes, condition) => {
    const piece = { ...plain, attributes }
    expect(productPage({ ...single, combinations: [piece] })).toMatchObject({
      offers: { itemCondition: `https://schema.org/${condition}` },
    })
  })

  test('the page of a variant describes only that variant, as part of its group', () => {
    const [, chosen] = kaarre.combinations
    expect(productPage(kaarre, chosen!.id_sku)).toMatchObject({
      '@type': 'Product',
      name: `${kaarre.name}, ${chosen!.name}`,
      sku: chosen!.reference,
      isVariantOf: { '@type': 'ProductGroup', url: `${site}/nl/producten/${kaarre.slugs.nl}` },
    })
  })

  test.each([
    ['in stock', 3, 'days', 'InStock'],
    ['made to order', 3, 'weeks', 'MadeToOrder'],
    ['sold out', 0, 'days', 'OutOfStock'],
    ['made to order but sold out', 0, 'weeks', 'OutOfStock'],
  ] as const)(
    'a variant that is %s (stock %i, delivery in %s) is described as %s',
    (_name, stock, unit, availability) => {
      const only = variant({}, { stock, delivery: { unit, min: 1, max: 2 } })
      expect(productPage({ ...single, combinations: [only] })).toMatchObject({
        offers: { availability: `https://schema.org/${availability}` },
      })
    },
  )

  test('a reduced price comes with the lowest price of 30 days', () => {
    const only = variant({}, { price: { amount: 343.2, regular: 429, lowest_30_days: 416 } })
    expect(productPage({ ...single, combinations: [only] })).toMatchObject({
      offers: {
        price: 343.2,
        priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 416, priceCurrency: 'EUR' },
      },
    })
    expect(productPage(single)).not.toHaveProperty('offers.priceSpecification')
  })
})

describe('structured data of variants', () => {
  const value = (key: string) => ({ key, name: `${key}!`, swatch: null })
  const groups = (...names: string[]) =>
    names.map((group) => ({ group, name: group, values: [value('one'), value('two')] }))
  const traits = (attributes: Record<string, string>) =>
    listVariantTraits({ ...kaarre, attribute_groups: groups(...Object.keys(attributes)) }, variant(attributes))

  test.each([
    [{ finish: 'one' }, { color: 'one!' }],
    [
      { colour: 'one', size: 'two' },
      { color: 'one!', size: 'two!' },
    ],
    [
      { finish: 'one', cord: 'two' },
      { color: 'one!', material: 'two!' },
    ],
    [{ finish: 'one', colour: 'two' }, { color: 'one!, two!' }],
    [{ handedness: 'one' }, {}],
    [{ colour: 'three' }, {}],
  ])('the attributes %j are described as %j', (attributes, expected) => {
    expect(traits(attributes as Record<string, string>)).toEqual(expected)
  })

  test('each property in which the variants differ is listed once', () => {
    const one = { group: 'pattern', name: '', values: [value('one')] }
    const product = { ...kaarre, attribute_groups: [...groups('size', 'finish', 'glaze', 'handedness'), one] }
    expect(listVaryingTraits(product)).toEqual(['https://schema.org/color', 'https://schema.org/size'])
  })
})

test('text that would end the script element is escaped', () => {
  const text = formatJsonLd([{ '@type': 'Brand', name: '</script><script>alert(1)</script><!--' }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)</script><!--' }] })
})
