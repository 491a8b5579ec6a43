import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Actions } from 'gatsby'
import { nodeEnv } from '../../config/nodeEnv'
import { createPages } from '../../pageTable/pages/createPages'
import { listUntranslated } from '../../pageTable/sources/listUntranslated'
import { openSandbox } from '../../sandbox/openSandbox'
import { env } from '../../config/env'
import { findShopDay } from '../../i18n/dates'
import { languages } from '../../i18n/languages'
import type { PageSpec } from '../../pageTable/pageContext'
import type { CatalogueByLanguage } from '../../pageTable/pages/catalogueIndex'
import { buildProductFeed } from './buildProductFeed'
import { loadFeatures } from './loadFeatures'

/**
 * Creates every page from the page table and the shop API's catalogue. Throws an Error if the data of the shop or the
 * responses of the shop API are wrong.
 */
export async function makePages(createPage: Actions['createPage'], warn: (line: string) => void): Promise<void> {
  for (const line of listUntranslated()) warn(line)
  const { request, origin, close } = openCatalogueSource()
  try {
    await createPages({
      // In development, the 404 page matches every unknown path, as on a host of the built site.
      createPage: (page) =>
        createPage(nodeEnv.isDevelopmentServer && page.path === '/404.html' ? { ...page, matchPath: '/*' } : page),
      request,
      origin,
      limit: nodeEnv.prerenderLimit,
      skuLimit: nodeEnv.prerenderSkuLimit,
      hasRemotePictures: env.pictureUrl !== '',
      features: await loadFeatures(),
      listFiles: nodeEnv.isDevelopmentServer ? undefined : buildFeeds,
      writeFile: writePublicFile,
      warn,
    })
  } finally {
    close()
  }
}

/** The folder that Gatsby serves in development, and to which it writes the built site. */
const folder = path.resolve('public')

function writePublicFile(name: string, text: string): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Builds a product feed for each language, such as /feeds/nl.xml (docs/deploy.md, "Product feeds"). */
function buildFeeds(catalogue: CatalogueByLanguage, pages: readonly PageSpec[]) {
  const paths = new Set(pages.map((page) => page.path))
  return languages.map((language) => ({
    name: `feeds/${language}.xml`,
    text: buildProductFeed({
      products: catalogue[language].products,
      language,
      hasPage: (pagePath) => paths.has(pagePath),
      today: findShopDay(),
    }),
  }))
}

/**
 * Opens the source of the catalogue for a build: the configured shop API, or the sandbox in this process
 * (docs/architecture.md).
 */
function openCatalogueSource() {
  if (env.shopApiUrl)
    return { request: (request: Request) => fetch(request), origin: env.shopApiUrl, close: () => undefined }
  const sandbox = openSandbox({ database: ':memory:', products: nodeEnv.sandboxProducts })
  // The paths of the API need an origin, although no request leaves the process.
  return { request: sandbox.answer, origin: 'http://sandbox.localhost', close: sandbox.close }
}
