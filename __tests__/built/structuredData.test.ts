import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { builtFolder } from '../../src/commands/builtSite'
import { languages, type Language } from '../../src/i18n/languages'
import type { Thing } from './builtPage'
import { address, built, differ, faults, trimmed } from './everyPage'

type Text = Record<Language, string>

interface Version {
  reference: string
  ean13: string
  slug: Text
  price: number
  sale_price: number | null
  stock: number
  delivery: { unit: string; min: number }
}

const { products } = JSON.parse(readFileSync('data/catalogue/catalogue.json', 'utf8')) as {
  products: { id_product: number; slug: Text; name: Text; combinations: Version[] }[]
}
const ofType = (things: Thing[], ...types: string[]) => things.filter((thing) => types.includes(thing['@type']))
const pageAt = (pathname: string) => built.get(trimmed(pathname))!
const productPath = (slug: Text, language: Language) =>
  language === 'nl' ? `/nl/producten/${slug.nl}` : `/en/products/${slug.en}`

/** Without stock, a maker who needs four weeks or more begins on it; less is sold out (the catalogue's delivery page). */
function supply({ stock, delivery: { unit, min } }: Version): string {
  if (unit === 'weeks' && (stock > 0 || min >= 4)) return 'MadeToOrder'
  return stock === 0 ? 'OutOfStock' : 'InStock'
}

/** Every thing inside of a thing, itself first. */
function* inside(value: unknown): Generator<Thing> {
  if (typeof value !== 'object' || value === null) return
  if ('@type' in value) yield value as Thing
  for (const part of Object.values(value)) yield* inside(part)
}

/** Which properties things have and of what kind: things of one shape are right or wrong together. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join()}]`
  if (typeof value !== 'object' || value === null)
    return /^https:\/\/schema\.org/.test(`${value}`) ? `${value}` : typeof value
  const parts = Object.entries(value).map(([name, part]) => `${name}:${name === '@type' ? part : shapeOf(part)}`)
  return `{${parts.sort().join()}}`
}

test('every page for search engines says where it stands, as its breadcrumb does; no other says anything', () => {
  expect(
    faults((expected, { things, breadcrumb }) => {
      if (expected.noindex) return things
      if (expected.id === 'homepage')
        return differ(
          ['Organization', 'WebSite'],
          things.map((thing) => thing['@type']),
        )
      const lists = ofType(things, 'BreadcrumbList') as unknown as {
        itemListElement: { name: string; item: string }[]
      }[]
      const items = lists.flatMap((list) => list.itemListElement)
      return [
        ...differ(1, lists.length),
        ...differ(
          breadcrumb.map(({ name }) => name),
          items.map(({ name }) => name),
        ),
        ...differ(address(expected.path), items.at(-1)?.item),
      ]
    }),
  ).toEqual([])
})

test.each(languages)('every product is for sale with each of its versions at its price, in %s', (language) => {
  const offered = (version: Version, pathname: string) => ({
    sku: version.reference,
    gtin13: version.ean13,
    url: address(pathname),
    price: version.sale_price ?? version.price,
    before: version.sale_price === null ? undefined : version.price,
    availability: `https://schema.org/${supply(version)}`,
  })
  for (const { slug, combinations } of products) {
    const own = productPath(slug, language)
    const [thing, ...more] = ofType(pageAt(own).things, 'Product', 'ProductGroup')
    const versions = (thing?.hasVariant as Thing[] | undefined) ?? [thing!]
    const found = versions.map((version) => {
      const offer = version.offers as Record<string, unknown>
      const before = (offer.priceSpecification as { price: number } | undefined)?.price
      const { sku, gtin13 } = version
      expect([offer.priceCurrency, offer.itemCondition]).toEqual(['EUR', 'https://schema.org/NewCondition'])
      return { sku, gtin13, url: offer.url, price: offer.price, before, availability: offer.availability }
    })
    expect(more).toEqual([])
    expect(thing?.['@type']).toBe(combinations.length > 1 ? 'ProductGroup' : 'Product')
    expect(found).toEqual(
      combinations.map((version) =>
        offered(version, combinations.length > 1 ? `${own}/${version.slug[language]}` : own),
      ),
    )
  }
})

test('a version on its own page is one of its product', () => {
  expect(
    faults(({ id, canonical }, { things }) => {
      if (id !== 'sku') return []
      const [thing] = ofType(things, 'Product')
      const group = (thing?.isVariantOf as Thing | undefined)?.url ?? address(canonical)
      return differ(
        [address(canonical), 1],
        [group, [...inside(thing)].filter((each) => each['@type'] === 'Offer').length],
      )
    }),
  ).toEqual([])
})

test('lists name their products in order', () => {
  expect(
    faults(({ id, noindex }, { things }) => {
      if (noindex || !/^(category|brand|brands|family|new|sale)$/.test(id)) return []
      const [list] = ofType(things, 'ItemList') as unknown as {
        itemListElement: { position: number }[]
        numberOfItems: number
      }[]
      const places = list?.itemListElement.map(({ position }) => position) ?? []
      return places.length > 0 && list!.numberOfItems >= places.length
        ? differ(
            places.map((_p, index) => index + 1),
            places,
          )
        : ['no list']
    }),
  ).toEqual([])
})

test('every address in structured data and for who shares a page is of this build', () => {
  const origin = address('')
  const exists = (url: string) => {
    const { pathname } = new URL(url)
    return built.has(trimmed(pathname)) || existsSync(path.join(builtFolder, pathname))
  }
  expect(
    faults((_expected, { things, shared }) =>
      [...(JSON.stringify([things, shared]).match(/"https?:\/\/[^"]*"/g) ?? [])]
        .map((url) => url.slice(1, -1))
        .filter((url) => url.startsWith(origin) && !exists(url)),
    ),
  ).toEqual([])
})

test('every page for search engines tells who shares it what it is, with a picture', () => {
  expect(
    faults((expected, { shared, title }) => {
      if (expected.noindex) return Object.keys(shared)
      const {
        'og:title': name,
        'og:url': url,
        'og:locale': locale,
        'og:type': type,
        'product:price:amount': price,
      } = shared
      const product = /^(product|sku)$/.test(expected.id)
      return differ(
        [
          title,
          address(expected.path),
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

test("everything said is right by schema.org's types", () => {
  const examples = new Map<string, Thing>()
  for (const { things } of built.values()) for (const thing of things) examples.set(shapeOf(thing), thing)
  expect(examples.size).toBeGreaterThan(8)
  // "query-input" is search engines' own addition to schema.org.
  const literals = [...examples.values()].map((thing) => JSON.stringify(thing).replace(/,"query-input":"[^"]*"/, ''))
  const wrong = '{ "@type": "Product", "offers": { "@type": "Offre" } }'
  const lines = [...literals, wrong].map((literal, index) => `export const said${index}: Thing = ${literal}`)
  expect(typeFaults(`import type { Thing } from 'schema-dts'\n${lines.join('\n')}`)).toEqual([
    { line: lines.length, message: expect.stringContaining('Offre') },
  ])
})

/** What TypeScript finds wrong with a file that is not there. */
function typeFaults(text: string): { line: number; message: string }[] {
  const file = path.resolve('__tests__/built/said.ts')
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
