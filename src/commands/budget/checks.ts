import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builtFolder } from '../builtSite'
import { limits } from './limits'
import { scriptsNamedBy, stylesNamedBy } from './namedFiles'

/** One budget: what is weighed, how, and what it may weigh in bytes. */
export interface Check {
  name: string
  files: string[]
  limit: number
  gzip?: boolean
  brotli?: boolean
}

/** A home page, a list and a product page in each language: what most first visits begin with. */
export const weighedPages = {
  home: ['/nl', '/en'],
  list: ['/nl/categorie/zitten', '/en/category/seating'],
  product: ['/nl/producten/spile-stoel', '/en/products/spile-chair'],
}

export function checksOf(folder = builtFolder): Check[] {
  const html = (page: string) => path.join(folder, page, 'index.html')
  const text = (page: string) => readFileSync(html(page), 'utf8')
  const files = (addresses: string[]) => addresses.map((address) => path.join(folder, address.split(/[?#]/)[0] ?? ''))
  const scripts = Object.entries(weighedPages).flatMap(([kind, pages]) =>
    pages.map((page) => ({
      name: `scripts named by ${kind} ${page}`,
      files: files(scriptsNamedBy(text(page))),
      limit: limits.namedScript,
      gzip: true,
    })),
  )
  const homes = weighedPages.home.map((page) => ({
    name: `HTML with its styles of home ${page}`,
    files: [html(page), ...files(stylesNamedBy(text(page)))],
    limit: limits.homeHtml,
    brotli: true,
  }))
  return [...scripts, ...homes, { name: 'fonts', files: fontsIn(folder), limit: limits.fonts, brotli: false }]
}

/** The fonts, each once: a build may leave a copy under a second name. */
function fontsIn(folder: string): string[] {
  const found = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.woff2'))
  const byContent = new Map(found.map((file) => [readFileSync(path.join(folder, file)).toString('base64'), file]))
  return [...byContent.values()].map((file) => path.join(folder, file))
}
