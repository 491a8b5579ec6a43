import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { builtFolder } from '../../src/gatsby/build/builtSite'
import { languages, type Language } from '../../src/i18n/languages'
import { findLowestPrice } from '../../src/sandbox/rules/money'
import { toCents, toEuroOrNull } from '../../src/contract/money'
import type { Thing } from './builtPage'
import { buildAddress, builtPagesByPath, compare, findProblems, trimSlash } from './findProblems'

type Text = Record<Language, string>

interface Variant {
  reference: string
  ean13: string
  slug: Text
  price: number
  sale_price: number | null
  price_history: { days_ago: number; price: number }[]
  stock: number
  delivery: { unit: string; min: number }
  attributes: readonly { key: string }[]
}

const { products } = JSON.parse(readFileSync('data/catalogue/catalogue.json', 'utf8')) as {
  products: { id_product: number; slug: Text; name: Text; combinations: Variant[] }[]
}
const filterByType = (things: Thing[], ...types: string[]) => things.filter((thing) => types.includes(thing['@type']))
const getPage = (pathname: string) => builtPagesByPath.get(trimSlash(pathname))!
const buildProductPath = (slug: Text, language: Language) =>
  language === 'nl' ? `/nl/producten/${slug.nl}` : `/en/products/${slug.en}`

/**
 * Returns the expected availability. A variant without stock is made to order if delivery takes four weeks or more.
 * Otherwise it is sold out, as the delivery page says.
 */
function getAvailability({ stock, delivery: { unit, min } }: Variant): string {
  if (unit === 'weeks' && (stock > 0 || min >= 4)) return 'MadeToOrder'
  return stock === 0 ? 'OutOfStock' : 'InStock'
}

/** Returns the crossed-out price of a variant on sale, in euro. */
const findFormerPrice = ({ price_history }: Variant): number | null =>
  toEuroOrNull(findLowestPrice(price_history.map(({ days_ago, price }) => ({ days_ago, cents: toCents(price) }))))

/** Yields a thing and all things nested in it. */
function* listThings(value: unknown): Generator<Thing> {
  if (typeof value !== 'object' || value === null) return
  if ('@type' in value) yield value as Thing
  for (const part of Object.values(value)) yield* listThings(part)
}

/** Describes the properties of a thing and their types. One thing of each shape is enough for the check. */
function describeShape(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(describeShape))].join()}]`
  if (typeof value !== 'object' || value === null)
    return /^https:\/\/schema\.org/.test(`${value}`) ? `${value}` : typeof value
  const parts = Object.entries(value).map(([name, part]) => `${name}:${name === '@type' ? part : describeShape(part)}`)
  return `{${parts.sort().join()}}`
}

test('every indexable page describes its breadcrumb or the shop, and no other page has structured data', () => {
  expect(
    findProblems((expected, { things, breadcrumb }) => {
      if (expected.noindex) return things
      if (expected.id === 'homepage')
        return compare(
          ['Organization', 'WebSite'],
          things.map((thing) => thing['@type']),
        )
      const lists = filterByType(things, 'BreadcrumbList') as unknown as {
        itemListElement: { name: string; item: string }[]
      }[]
      const items = lists.flatMap((list) => list.itemListElement)
      return [
        ...compare(1, lists.length),
        ...compare(
          breadcrumb.map(({ name }) => name),
          items.map(({ name }) => name),
        ),
        ...compare(buildAddress(expected.path), items.at(-1)?.item),
      ]
    }),
  ).toEqual([])
})

test.each(languages)('every product lists its variants with their prices and availability in %s', (language) => {
  const describeOffer = (variant: Variant, pathname: string) => ({
    sku: variant.reference,
    gtin13: variant.ean13,
    condition: `https://schema.org/${variant.attributes.some(({ key }) => key === 'showroom') ? 'Used' : 'New'}Condition`,
    url: buildAddress(pathname),
    price: variant.sale_price ?? variant.price,
    before: variant.sale_price === null ? undefined : findFormerPrice(variant),
    availability: `https://schema.org/${getAvailability(variant)}`,
  })
  for (const { slug, combinations } of products) {
    const own = buildProductPath(slug, language)
    const [thing, ...more] = filterByType(getPage(own).things, 'Product', 'ProductGroup')
    const variants = (thing?.hasVariant as Thing[] | undefined) ?? [thing!]
    const found = variants.map((variant) => {
      const offer = variant.offers as Record<string, unknown>
      const before = (offer.priceSpecification as { price: number } | undefined)?.price
      const { sku, gtin13 } = variant
      expect(offer.priceCurrency).toBe('EUR')
      return {
        sku,
        gtin13,
        condition: offer.itemCondition,
        url: offer.url,
        price: offer.price,
        before,
        availability: offer.availability,
      }
    })
    expect(more).toEqual([])
    expect(thing?.['@type']).toBe(combinations.length > 1 ? 'ProductGroup' : 'Product')
    expect(found).toEqual(
      combinations.map((variant) =>
        describeOffer(variant, combinations.length > 1 ? `${own}/${variant.slug[language]}` : own),
      ),
    )
  }
})

test('the page of a variant describes the variant as part of its product', () => {
  expect(
    findProblems(({ id, canonical }, { things }) => {
      if (id !== 'sku') return []
      const [thing] = filterByType(things, 'Product')
      const group = (thing?.isVariantOf as Thing | undefined)?.url ?? buildAddress(canonical)
      return compare(
        [buildAddress(canonical), 1],
        [group, [...listThings(thing)].filter((each) => each['@type'] === 'Offer').length],
      )
    }),
  ).toEqual([])
})

test('every list numbers its products in order', () => {
  expect(
    findProblems(({ id, noindex }, { things }) => {
      if (noindex || !/^(category|brand|brands|family|new|sale)$/.test(id)) return []
      const [list] = filterByType(things, 'ItemList') as unknown as {
        itemListElement: { position: number }[]
        numberOfItems: number
      }[]
      const positions = list?.itemListElement.map(({ position }) => position) ?? []
      return positions.length > 0 && list!.numberOfItems >= positions.length
        ? compare(
            positions.map((_p, index) => index + 1),
            positions,
          )
        : ['no list']
    }),
  ).toEqual([])
})

test('every URL of the site in structured data and Open Graph tags exists in the build', () => {
  const origin = buildAddress('')
  const exists = (url: string) => {
    const { pathname } = new URL(url)
    return builtPagesByPath.has(trimSlash(pathname)) || existsSync(path.join(builtFolder, pathname))
  }
  expect(
    findProblems((_expected, { things, shared }) =>
      [...(JSON.stringify([things, shared]).match(/"https?:\/\/[^"]*"/g) ?? [])]
        .map((url) => url.slice(1, -1))
        .filter((url) => url.startsWith(origin) && !exists(url)),
    ),
  ).toEqual([])
})

test('every indexable page has Open Graph tags with a picture, and no other page has them', () => {
  expect(
    findProblems((expected, { shared, title }) => {
      if (expected.noindex) return Object.keys(shared)
      const {
        'og:title': name,
        'og:url': url,
        'og:locale': locale,
        'og:type': type,
        'product:price:amount': price,
      } = shared
      const product = /^(product|sku)$/.test(expected.id)
      return compare(
        [
          title,
          buildAddress(expected.path),
          expected.language === 'nl' ? 'nl_BE' : 'en_GB',
          product ? 'product' : 'website',
          product,
          true,
        ],
        [name, url, locale, type, /^\d+\.\d\d$/.test(price ?? ''), /\.webp$/.test(shared['og:image'] ?? '')],
      )
    }),
  ).toEqual([])
})

test('the structured data matches the types of schema.org', () => {
  const examples = new Map<string, Thing>()
  for (const { things } of builtPagesByPath.values())
    for (const thing of things) examples.set(describeShape(thing), thing)
  expect(examples.size).toBeGreaterThan(8)
  // "query-input" is an extension of schema.org that search engines define.
  const literals = [...examples.values()].map((thing) => JSON.stringify(thing).replace(/,"query-input":"[^"]*"/, ''))
  const wrong = '{ "@type": "Product", "offers": { "@type": "Offre" } }'
  const lines = [...literals, wrong].map((literal, index) => `export const thing${index}: Thing = ${literal}`)
  expect(listTypeErrors(`import type { Thing } from 'schema-dts'\n${lines.join('\n')}`)).toEqual([
    { line: lines.length, message: expect.stringContaining('Offre') },
  ])
})

/** Returns the type errors of a source text as if it were a file in this folder. */
function listTypeErrors(text: string): { line: number; message: string }[] {
  const file = path.resolve('__tests__/built/things.ts')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (name, ...rest) =>
    path.resolve(name) === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext) : read(name, ...rest)
  const program = ts.createProgram([file], options, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ file: source, start = 0, messageText }) => ({
      line: source?.getLineAndCharacterOfPosition(start).line ?? 0,
      message: ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 400),
    }))
}
