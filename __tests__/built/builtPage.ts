import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The metadata of a built page, read from the text of its HTML file. */
export interface BuiltPage {
  path: string
  title: string
  language: string
  canonical: string[]
  alternates: Record<string, string>
  noindex: boolean
  /** The name and path of each item. The last item is the page itself and has no path. */
  breadcrumb: { name: string; path: string | null }[]
  headings: number
  /** The paths that its links lead to. */
  links: string[]
  /** Open Graph, product and Twitter tags by property. */
  shared: Record<string, string>
  /** The graph of the structured data. */
  things: Thing[]
}

/** A node of structured data in the HTML. */
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
const convertToText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27|#39|nbsp);/g, (_match, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

function readAttribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  return value === undefined ? null : convertToText(value)
}

const readScript = (script: string) => script.replace(/<[^>]*>/g, '')

const findTags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? []

export function readBuiltPage(folder: string, file: string): BuiltPage {
  const html = readFileSync(path.join(folder, file), 'utf8')
  const links = findTags(html, 'link')
  const findLinks = (relation: string) => links.filter((tag) => readAttribute(tag, 'rel') === relation)
  const alternates = findLinks('alternate').filter((tag) => readAttribute(tag, 'hreflang') !== null)
  const robots = findTags(html, 'meta').find((tag) => readAttribute(tag, 'name') === 'robots')
  const breadcrumb = /<nav[^>]*aria-label="(?:Kruimelpad|Breadcrumb)"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? ''
  const titles = html.match(/<title[^>]*>(.*?)<\/title>/gs) ?? []
  return {
    path: `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'),
    title: titles.map(convertToText).join(' + '),
    language: readAttribute(findTags(html, 'html')[0] ?? '', 'lang') ?? '',
    canonical: findLinks('canonical').map((tag) => readAttribute(tag, 'href') ?? ''),
    alternates: Object.fromEntries(
      alternates.map((tag) => [readAttribute(tag, 'hreflang'), readAttribute(tag, 'href')]),
    ),
    noindex: /noindex/.test(readAttribute(robots ?? '', 'content') ?? ''),
    breadcrumb: (breadcrumb.match(/<li\b.*?<\/li>/gs) ?? []).map((item) => ({
      name: convertToText(item),
      path: readAttribute(findTags(item, 'a')[0] ?? '', 'href'),
    })),
    headings: findTags(html, 'h1').length,
    links: findTags(html, 'a').flatMap((tag) => readAttribute(tag, 'href') ?? []),
    shared: Object.fromEntries(
      findTags(html, 'meta')
        .map((tag) => [readAttribute(tag, 'property') ?? readAttribute(tag, 'name'), readAttribute(tag, 'content')])
        .filter(([name]) => /^(og|product|twitter):/.test(name ?? '')),
    ),
    things: (html.match(/<script type="application\/ld\+json">[^<]*<\/script>/g) ?? []).flatMap(
      (script) => (JSON.parse(readScript(script)) as { '@graph': Thing[] })['@graph'],
    ),
  }
}
