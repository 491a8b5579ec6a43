import path from 'node:path'
import type { Actions } from 'gatsby'
import * as v from 'valibot'
import { shopFolder } from '../../config/shopFolder'
import { findShopDay } from '../../i18n/dates'
import { defaultLanguage } from '../../i18n/languages'
import { findCampaignPhase } from '../contents/campaign'
import { describeDeadLink, findDeadLinks, isCataloguePath } from '../markdown/findDeadLinks'
import { readCatalogue, type RequestShopApi } from '../sources/readCatalogue'
import { buildMenuFiles } from './buildMenu'
import type { CatalogueByLanguage } from './catalogueIndex'
import { buildPages, type PageSources } from './buildPages'
import type { PrerenderLimits } from './productPages'
import { determineFeatures, type Features } from '../features'
import { leaveOutLinks } from '../sources/leaveOutLinks'
import { selectOfferedFiles, selectOfferedRedirects } from '../sources/offeredFiles'
import type { PathLink } from '../markdown/createLinkResolver'
import { findRedirectsFromPages, listRedirectLinks, readRedirects } from '../sources/redirects'
import { readCheckedFile } from '../sources/readCheckedFile'
import { readShopFiles } from '../sources/readShopFiles'
import type { PageSpec } from '../pageContext'
import type { PageRow } from '../pageRow'
import { type LinkedPage, paths } from '../paths'

interface NamedFile {
  name: string
  text: string
}

interface ShopPagesOptions extends PrerenderLimits {
  createPage: Actions['createPage']
  request: RequestShopApi
  /** The origin of the shop API, without a path. */
  origin: string
  /** The features that the shop has. By default, the shop has all features. */
  features?: Features
  /** Whether the pictures of the shop API are on another host, and not in static/pictures. */
  hasRemotePictures?: boolean
  /** Lists other files that the build creates from the catalogue. */
  listFiles?: (catalogue: CatalogueByLanguage, pages: readonly PageSpec[]) => readonly NamedFile[]
  writeFile: (name: string, text: string) => void
  warn: (line: string) => void
}

/**
 * Creates every page of the site (SPEC §2) and the menu files. Throws an Error if the data of the shop or the responses
 * of the shop API are wrong.
 */
export async function createPages(options: ShopPagesOptions): Promise<void> {
  const {
    createPage,
    request,
    origin,
    writeFile,
    warn,
    limit,
    skuLimit,
    hasRemotePictures = false,
    listFiles,
  } = options
  const allFiles = readShopFiles()
  throwErrors(findPathDifferences(allFiles.rows))
  const { features = determineFeatures(null) } = options
  const files = selectOfferedFiles(allFiles, features)
  const catalogue = await readCatalogue(request, origin)
  if (features.campaigns) describeCampaignsWithoutRow(allFiles.rows, catalogue).forEach(warn)
  const pages = buildPagesWithoutDeadLinks({ ...files, catalogue, limit, skuLimit }, files.links, warn)
  const redirects = selectOfferedRedirects(readRedirects(), allFiles.rows, features)
  throwErrors(findDeadLinks(listRedirectLinks(redirects), pages, catalogue).map(describeDeadLink))
  throwErrors(findRedirectsFromPages(redirects, pages))
  throwErrors(findMissingPictures(pages, listCreatedPictures(), hasRemotePictures))
  for (const { path: pagePath, context } of pages) {
    const component = path.resolve('src/templates', `${context.template}.tsx`)
    createPage({ path: pagePath, component, context: { ...context } })
  }
  const menuFiles = buildMenuFiles({ ...files, catalogue, builtOn: findShopDay() })
  for (const { name, text } of [...menuFiles, ...(listFiles?.(catalogue, pages) ?? [])]) writeFile(name, text)
}

/** Returns one line for each campaign that is not over and has no row in the page table, and therefore no page. */
const describeCampaignsWithoutRow = (rows: readonly PageRow[], catalogue: CatalogueByLanguage): string[] =>
  catalogue[defaultLanguage].campaigns
    .filter((campaign) => findCampaignPhase(campaign, findShopDay()) !== 'over')
    .filter(({ id }) => !rows.some((row) => row.id === id && row.template === 'campaign'))
    .map(
      ({ id }) =>
        `data/pages.json has no row "${id}" with the template "campaign", so this campaign of the catalogue has no page and no link.`,
    )

/**
 * Builds the pages. Leaves out links to products, brands, families and categories that the catalogue lacks, with a
 * warning for each, because the catalogue changes independently of the texts. A dead link to any other page stops the
 * build.
 */
function buildPagesWithoutDeadLinks(
  sources: PageSources,
  links: readonly PathLink[],
  warn: (line: string) => void,
): PageSpec[] {
  const pages = buildPages(sources)
  const deadLinks = findDeadLinks(links, pages, sources.catalogue)
  throwErrors(deadLinks.filter((link) => !isCataloguePath(link)).map(describeDeadLink))
  if (deadLinks.length === 0) return pages
  for (const link of deadLinks) warn(`${describeDeadLink(link)} The catalogue lacks it, so this link is left out.`)
  const isDead = (path: string) => deadLinks.some((link) => link.path === path)
  return buildPages({ ...sources, texts: leaveOutLinks(sources.texts, sources.rows, isDead) })
}

function throwErrors(errors: string[]): void {
  if (errors.length > 0) throw new Error(errors.join('\n'))
}

/** Lists the names of all pictures that `npm run pictures` has created in static/pictures. */
function listCreatedPictures(): string[] {
  const stamps = readCheckedFile(
    path.join(shopFolder, 'data/catalogue/renditions.json'),
    v.record(v.string(), v.string()),
  )
  return Object.keys(stamps).map((photo) => path.parse(photo).name)
}

/**
 * Finds pictures without a file in static/pictures. Returns one line for each picture, with the first page that
 * contains it.
 * @param renditions the names of the pictures in static/pictures, without width and format
 */
function findMissingPictures(
  pages: readonly PageSpec[],
  renditions: readonly string[],
  hasRemotePictures: boolean,
): string[] {
  const existingNames = new Set(renditions)
  const missingPictures = new Map<string, string>()
  // Pages share their products, so each product is searched once, not once for each of its pages.
  const visitedObjects = new WeakSet<object>()
  for (const { path, context } of pages) {
    for (const name of listPictureNames(context.content, visitedObjects)) {
      const isOwn = name.startsWith(ownPicturePrefix)
      const file = isOwn ? name.slice(ownPicturePrefix.length) : name
      const isLocal = isOwn || !(hasRemotePictures || /^https?:/i.test(name))
      if (isLocal && !existingNames.has(file) && !missingPictures.has(file)) missingPictures.set(file, path)
    }
  }
  return [...missingPictures].map(
    ([name, path]) =>
      `The page ${path} shows the picture "${name}", which static/pictures does not have: run "npm run pictures", or set GATSBY_PICTURE_URL.`,
  )
}

/** The prefix that marks the name of a picture of this site (pageTable/sources/shopContent). */
const ownPicturePrefix = '/pictures/'

function listPictureNames(value: unknown, visitedObjects: WeakSet<object>): string[] {
  if (value === null || typeof value !== 'object' || visitedObjects.has(value)) return []
  visitedObjects.add(value)
  if ('frame' in value && 'name' in value && typeof value.name === 'string') return [value.name]
  return Object.values(value).flatMap((part) => listPictureNames(part, visitedObjects))
}

/** Returns one line for each path in src/pageTable/paths.ts that differs from the page table. */
export function findPathDifferences(rows: readonly PageRow[]): string[] {
  return (Object.keys(paths) as LinkedPage[]).flatMap((id) => {
    const codePaths = paths[id].join(', ')
    const row = rows.find((candidate) => candidate.id === id)
    if (!row) return [`src/pageTable/paths.ts, "${id}": data/pages.json has no such row.`]
    const tablePaths = [row.path_nl, row.path_en].join(', ')
    if (tablePaths === codePaths) return []
    return [`src/pageTable/paths.ts, "${id}": ${codePaths} here, but ${tablePaths} in data/pages.json.`]
  })
}
