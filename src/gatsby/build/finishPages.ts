import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addListUrlScript } from '../../features/productList/listUrlScript'
import { languageOfPath, languages } from '../../i18n/languages'
import { minifyHtml } from './minifyHtml'

type ChunkFiles = Record<string, string[]>

export interface BuiltPage {
  path: string
  componentChunkName: string
}

export interface FinishedPages {
  folder: string
  pages: BuiltPage[]
}

/**
 * The last step of a build: takes out of every page's HTML what nobody reads there, and names early
 * what Gatsby would find out only one after the other: its template's script, its words, its data. A list gets the
 * script that reads its address.
 */
export function finishPages(folder: string, pages: Iterable<BuiltPage>): void {
  const stats = JSON.parse(readFileSync(path.join(folder, 'webpack.stats.json'), 'utf8')) as {
    assetsByChunkName: ChunkFiles
  }
  const scripts = readScriptSlice(folder)
  for (const page of pages) {
    const file = path.join(folder, page.path.endsWith('.html') ? page.path : path.join(page.path, 'index.html'))
    const html = addListUrlScript(minifyHtml(stitchScripts(readFileSync(file, 'utf8'), scripts)))
    writeFileSync(file, withEarlyNames(html, page, stats.assetsByChunkName))
  }
}

/** The scripts that every page names: Gatsby renders them once, for a placeholder in each page. */
function readScriptSlice(folder: string): string {
  const file = path.join(folder, '_gatsby/slices/_gatsby-scripts-1.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

const placeholder =
  /<slice-(start) id="(_gatsby-scripts-1)"><\/slice-start><slice-(end) id="_gatsby-scripts-1"><\/slice-end>/

/** As Gatsby would do it (gatsbyProcess.cjs); a page that Gatsby has stitched stays as it is. */
function stitchScripts(html: string, scripts: string): string {
  return html.replace(
    placeholder,
    (_match, start: string, id: string, end: string) =>
      `<!-- slice-${start} id="${id}" -->${scripts}<!-- slice-${end} id="${id}" -->`,
  )
}

function withEarlyNames(html: string, page: BuiltPage, chunks: ChunkFiles): string {
  const scripts = [page.componentChunkName, `words-${languageOfPath(page.path)}`]
    .flatMap((name) => chunks[name] ?? [])
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<script src="/${file}" async></script>`)
    .join('')
  const data = `<link rel="preload" href="${pageDataPath(page.path)}" as="fetch" crossorigin>`
  return html.replace('</head>', () => `${data}</head>`).replace('</body>', () => `${scripts}</body>`)
}

/** Where Gatsby keeps a page's data; the home page maps to index (SPEC §2). */
function pageDataPath(pagePath: string): string {
  return `/page-data/${pagePath.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`
}

/**
 * Writes /nl/404.html and /en/404.html, which hosts show for unknown paths below a language: that
 * language's 404 page, but naming itself /404.html, the one page that Gatsby lets stand at any path.
 */
export function writeNotFoundPages(folder: string): void {
  for (const language of languages) {
    const source = path.join(folder, language, '404', 'index.html')
    if (!existsSync(source)) throw new Error(`The build made no ${language} 404 page (${source})`)
    const html = readFileSync(source, 'utf8')
      .replace(`window.pagePath="/${language}/404"`, 'window.pagePath="/404.html"')
      .replace(`/page-data/${language}/404/page-data.json`, '/page-data/404.html/page-data.json')
    writeFileSync(path.join(folder, language, '404.html'), html)
  }
}
