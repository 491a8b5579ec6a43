import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builtFolder } from '../../gatsby/build/builtSite'

export interface BudgetCheck {
  name: string
  files: string[]
  limit: number
  gzip?: boolean
  brotli?: boolean
}

/** The paths of a home page, a list and a product page in each language, because most visits begin on such a page. */
export const weighedPages = {
  home: ['/nl', '/en'],
  list: ['/nl/categorie/zitten', '/en/category/seating'],
  product: ['/nl/producten/spile-stoel', '/en/products/spile-chair'],
} as const

export function listBudgetChecks(folder = builtFolder): BudgetCheck[] {
  const findPageFile = (page: string) => path.join(folder, page, 'index.html')
  const readPage = (page: string) => readFileSync(findPageFile(page), 'utf8')
  const findFiles = (addresses: string[]) =>
    addresses.map((address) => path.join(folder, address.split(/[?#]/)[0] ?? ''))
  const kinds = ['home', 'list', 'product'] as const
  const scriptChecks = kinds.flatMap((kind) =>
    weighedPages[kind].map((page) => ({
      name: `scripts named by ${kind} ${page}`,
      files: findFiles(listNamedScripts(readPage(page))),
      limit: limits.namedScript[kind],
      gzip: true,
    })),
  )
  const homePageChecks = weighedPages.home.map((page) => ({
    name: `HTML with its styles of home ${page}`,
    files: [findPageFile(page), ...findFiles(listNamedStyles(readPage(page)))],
    limit: limits.homeHtml,
    brotli: true,
  }))
  return [
    ...scriptChecks,
    ...homePageChecks,
    { name: 'fonts', files: listFonts(folder), limit: limits.fonts, brotli: false },
  ]
}

/** Matches the modules that must load after the page: the HTTP client, its schemas, and the calls of the shop API. */
const lateModules = /(^|\/)node_modules\/(axios|valibot)\/|^src\/store\/http\/client\.ts$|^src\/store\/.*Api\.ts$/

/**
 * Returns the modules that must load later but are in a script that the HTML of a weighed page names. A script whose
 * modules are unknown is returned too.
 * @param modules the modules of each script, as `moduleListPlugin` writes them
 */
export function findLateModules(modules: Readonly<Record<string, readonly string[]>>, folder = builtFolder): string[] {
  const namedScripts = Object.values(weighedPages)
    .flat()
    .flatMap((page) => listNamedScripts(readFileSync(path.join(folder, page, 'index.html'), 'utf8')))
  const loadedModules = namedScripts.flatMap(
    (script) => modules[script.slice(1)] ?? [`${script}, whose modules are unknown`],
  )
  return [...new Set(loadedModules)].filter((module) => lateModules.test(module) || module.startsWith('/'))
}

/** Lists the fonts without duplicates, because a build may copy a font under a second name. */
function listFonts(folder: string): string[] {
  const fontFiles = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.woff2'))
  const filesByContent = new Map(
    fontFiles.map((file) => [readFileSync(path.join(folder, file)).toString('base64'), file]),
  )
  return [...filesByContent.values()].map((file) => path.join(folder, file))
}

/** The budgets of a first visit in bytes (1 kB = 1000 bytes); docs/decisions/first-load.md has the reasons. */
export const limits = {
  /** The gzip size of the scripts that a page's HTML names. */
  namedScript: { home: 62_000, list: 65_000, product: 70_000 },
  /** The gzip size of all scripts that load within 4 s of a first visit, measured in the browser tests. */
  arrivedScript: 90_000,
  /** The gzip size of all scripts that load within 4.5 s of a first visit to the page of the shelving planner. */
  plannerScript: 105_000,
  /** The Brotli size of all scripts that load within 4.5 s on the cart page. */
  cartScript: 120_000,
  /** The Brotli size of all scripts that load within 4.5 s on a step of the checkout. */
  checkoutScript: 140_000,
  /** The Brotli size of the home page's HTML with its styles, which are inlined or linked. */
  homeHtml: 9_000,
  /** The uncompressed size of the woff2 files. */
  fonts: 60_000,
}

const tagPattern = /<(script|link)\b[^>]*>/g

function readAttribute(tag: string, name: string): string | null {
  const match = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(tag)
  return match ? (match[1] ?? match[2] ?? match[3] ?? null) : null
}

/**
 * Returns the site's scripts that a page's HTML makes a browser load immediately: script elements and preloads, without
 * duplicates. Supported browsers never load `nomodule` scripts.
 */
export function listNamedScripts(html: string): string[] {
  const scripts = (html.match(tagPattern) ?? []).map((tag) => {
    if (tag.startsWith('<script')) return /\snomodule\b/i.test(tag) ? null : readAttribute(tag, 'src')
    const relation = readAttribute(tag, 'rel')
    const isScript = relation === 'modulepreload' || (relation === 'preload' && readAttribute(tag, 'as') === 'script')
    return isScript ? readAttribute(tag, 'href') : null
  })
  return [...new Set(scripts.filter((file) => file !== null).filter(isSiteFile))]
}

/** Returns the style sheets that a page's HTML links, not counting the inlined style sheets. */
export function listNamedStyles(html: string): string[] {
  const links = (html.match(tagPattern) ?? []).filter((tag) => readAttribute(tag, 'rel') === 'stylesheet')
  return links.map((tag) => readAttribute(tag, 'href')).filter((file) => file !== null && isSiteFile(file)) as string[]
}

const isSiteFile = (address: string): boolean => /^\/(?!\/)/.test(address)
