import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What a built page says of itself, read from its HTML file as text. */
export interface BuiltPage {
  path: string
  title: string
  language: string
  canonical: string[]
  alternates: Record<string, string>
  noindex: boolean
  /** Name and, but for the page itself, path of each step. */
  breadcrumb: { name: string; path: string | null }[]
  headings: number
  /** Open Graph by property, and the like. */
  shared: Record<string, string>
  /** The graph of its structured data. */
  things: Thing[]
}

/** Something of schema.org, as it stands in the HTML. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
}
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27|#39|nbsp);/g, (_match, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  return value === undefined ? null : plain(value)
}

const plainScript = (script: string) => script.replace(/<[^>]*>/g, '')

const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? []

export function readBuiltPage(folder: string, file: string): BuiltPage {
  const html = readFileSync(path.join(folder, file), 'utf8')
  const links = tags(html, 'link')
  const ofRelation = (relation: string) => links.filter((tag) => attribute(tag, 'rel') === relation)
  const alternates = ofRelation('alternate').filter((tag) => attribute(tag, 'hreflang') !== null)
  const robots = tags(html, 'meta').find((tag) => attribute(tag, 'name') === 'robots')
  const breadcrumb = /<nav[^>]*aria-label="(?:Kruimelpad|Breadcrumb)"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? ''
  const titles = html.match(/<title[^>]*>(.*?)<\/title>/gs) ?? []
  return {
    path: `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'),
    title: titles.map(plain).join(' + '),
    language: attribute(tags(html, 'html')[0] ?? '', 'lang') ?? '',
    canonical: ofRelation('canonical').map((tag) => attribute(tag, 'href') ?? ''),
    alternates: Object.fromEntries(alternates.map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')])),
    noindex: /noindex/.test(attribute(robots ?? '', 'content') ?? ''),
    breadcrumb: (breadcrumb.match(/<li\b.*?<\/li>/gs) ?? []).map((item) => ({
      name: plain(item),
      path: attribute(tags(item, 'a')[0] ?? '', 'href'),
    })),
    headings: tags(html, 'h1').length,
    shared: Object.fromEntries(
      tags(html, 'meta')
        .map((tag) => [attribute(tag, 'property') ?? attribute(tag, 'name'), attribute(tag, 'content')])
        .filter(([name]) => /^(og|product|twitter):/.test(name ?? '')),
    ),
    things: (html.match(/<script type="application\/ld\+json">[^<]*<\/script>/g) ?? []).flatMap(
      (script) => (JSON.parse(plainScript(script)) as { '@graph': Thing[] })['@graph'],
    ),
  }
}
