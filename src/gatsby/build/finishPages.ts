import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addListUrlScript } from '../../features/productList/listUrlScript'
import { readPathLanguage, languages } from '../../i18n/languages'
import { minifyHtml } from './minifyHtml'

type ChunkFiles = Record<string, string[]>

export interface BuiltPage {
  path: string
  componentChunkName: string
}

/**
 * Finishes a build: removes the parts of every page's HTML that no browser needs, moves Gatsby's inline script to
 * attributes, and adds tags for files that browsers would discover one after another: the template's script, the
 * messages and the data. A product list also gets the script that reads its query.
 */
export function finishPages(folder: string, pages: Iterable<BuiltPage>): void {
  const stats = JSON.parse(readFileSync(path.join(folder, 'webpack.stats.json'), 'utf8')) as {
    assetsByChunkName: ChunkFiles
  }
  for (const page of pages) {
    const file = path.join(folder, page.path.endsWith('.html') ? page.path : path.join(page.path, 'index.html'))
    const html = addListUrlScript(movePageScript(minifyHtml(readFileSync(file, 'utf8'))))
    writeFileSync(file, addPreloads(html, page, stats.assetsByChunkName))
  }
}

function addPreloads(html: string, page: BuiltPage, chunks: ChunkFiles): string {
  const scripts = [page.componentChunkName, `messages-${readPathLanguage(page.path)}-firstLoad-eager-ts`]
    .flatMap((name) => chunks[name] ?? [])
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<script src="/${file}" async></script>`)
    .join('')
  const dataLink = `<link rel="preload" href="${findPageDataPath(page.path)}" as="fetch" crossorigin>`
  return html.replace('</head>', () => `${dataLink}</head>`).replace('</body>', () => `${scripts}</body>`)
}

/** Returns the path of a page's data file as Gatsby writes it. The file of "/" is in the folder index (SPEC §2). */
function findPageDataPath(pagePath: string): string {
  return `/page-data/${pagePath.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`
}

/**
 * Matches the inline script into which Gatsby writes the path of a page and the hash of the build. The script differs
 * on every page, so a content security policy would need a hash for each page. Attributes need no hash.
 */
const inlineScriptPattern =
  /<script>window\.pagePath=("(?:[^"\\<]|\\.)*");(?:window\.___webpackCompilationHash=("[^"\\<]*");)?<\/script>/

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/** Replaces the inline script of a built page with attributes of its html element. */
export function movePageScript(html: string): string {
  const [match, path, build] = inlineScriptPattern.exec(html) ?? []
  if (!match || !path) return html
  const attributes = [
    ['data-path', path],
    ['data-build', build],
  ].map(([name, text]) => (text === undefined ? '' : ` ${name}="${escapeAttribute(JSON.parse(text) as string)}"`))
  return html.replace(match, '').replace('<html', () => `<html${attributes.join('')}`)
}

/** Replaces the path in the HTML of a built page, for a file that hosts serve at other addresses. */
export const replacePagePath = (html: string, from: string, to: string): string =>
  html.replace(`data-path="${escapeAttribute(from)}"`, () => `data-path="${escapeAttribute(to)}"`)

/**
 * Writes the 404.html of each language, such as /nl/404.html, which hosts serve for unknown paths in that language.
 * Each file is the 404 page in its language with the path /404.html, because Gatsby renders only that page at any path.
 */
export function writeNotFoundPages(folder: string): void {
  for (const language of languages) {
    const source = path.join(folder, language, '404', 'index.html')
    if (!existsSync(source)) throw new Error(`The build made no ${language} 404 page (${source})`)
    const movedHtml = replacePagePath(readFileSync(source, 'utf8'), `/${language}/404`, '/404.html')
    const html = movedHtml.replace(`/page-data/${language}/404/page-data.json`, '/page-data/404.html/page-data.json')
    writeFileSync(path.join(folder, language, '404.html'), html)
  }
}
