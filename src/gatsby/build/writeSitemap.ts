import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLanguage, languages, locale } from '../../i18n/languages'
import type { PageContext } from '../../pageTable/pageContext'
import { buildAbsoluteUrl } from '../head/buildAbsoluteUrl'
import { escapeXml } from './escapeXml'

export interface SitemapPage {
  path: string
  context: Pick<PageContext<unknown>, 'head' | 'paths'>
}

/** The maximum number of URLs per file. Search engines accept at most 50,000 URLs and 50 MB. */
const maxUrlsPerFile = 45_000

/** Writes sitemap.xml with every indexable page and its translations. A long sitemap is split into several files. */
export function writeSitemap(folder: string, pages: Iterable<SitemapPage>, urlsPerFile = maxUrlsPerFile): void {
  const entries = [...pages].filter(isIndexed).map(formatEntry)
  const writeFile = (name: string, content: string) => writeFileSync(path.join(folder, name), content)
  if (entries.length <= urlsPerFile) return writeFile('sitemap.xml', formatUrlSet(entries))
  const names = Array.from(
    { length: Math.ceil(entries.length / urlsPerFile) },
    (_each, index) => `sitemap-${index + 1}.xml`,
  )
  names.forEach((name, index) =>
    writeFile(name, formatUrlSet(entries.slice(index * urlsPerFile, (index + 1) * urlsPerFile))),
  )
  writeFile('sitemap.xml', formatSitemapIndex(names))
}

/**
 * Returns whether search engines should index a page. A page that names another page as canonical is not indexed,
 * because they index the other page instead.
 */
const isIndexed = ({ path: pagePath, context: { head } }: SitemapPage) => !head.noindex && head.canonical === pagePath

function formatEntry({ path: pagePath, context: { paths } }: SitemapPage): string {
  const alternates = languages.map((language) => formatAlternate(locale[language].slice(0, 2), paths[language]))
  const location = `<loc>${escapeXml(buildAbsoluteUrl(pagePath))}</loc>`
  return `<url>${location}${alternates.join('')}${formatAlternate('x-default', paths[defaultLanguage])}</url>`
}

const formatAlternate = (language: string, pagePath: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(buildAbsoluteUrl(pagePath))}"/>`

const formatUrlSet = (entries: readonly string[]) =>
  formatXmlDocument(
    `<urlset xmlns="${sitemapNamespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>`,
  )

const formatSitemapIndex = (names: readonly string[]) => {
  const files = names.map((name) => `<sitemap><loc>${escapeXml(buildAbsoluteUrl(`/${name}`))}</loc></sitemap>`)
  return formatXmlDocument(`<sitemapindex xmlns="${sitemapNamespace}">\n${files.join('\n')}\n</sitemapindex>`)
}

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const formatXmlDocument = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`

/**
 * robots.txt forbids nothing, because a crawler must read a page to find its noindex, and needs the shop API's
 * responses to render pages that are newer than the build.
 */
export function writeRobots(folder: string): void {
  const lines = ['User-agent: *', 'Disallow:', '', `Sitemap: ${buildAbsoluteUrl('/sitemap.xml')}`, '']
  writeFileSync(path.join(folder, 'robots.txt'), lines.join('\n'))
}
