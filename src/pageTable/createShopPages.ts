import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Actions } from 'gatsby'
import { shopDay } from '../i18n/dates'
import type { RequestShop } from './askShopApi'
import { menuFiles } from './menuFiles'
import { missingPictures } from './missingPictures'
import { pagesOf } from './pagesOf'
import { pathDifferences } from './pathDifferences'
import type { PrerenderLimits } from './productPages'
import { readCatalogue } from './readCatalogue'
import { readShopFiles } from './readShopFiles'

interface ShopPagesParts extends PrerenderLimits {
  createPage: Actions['createPage']
  request: RequestShop
  /** Where the shop API stands, without a path. */
  origin: string
  /** Puts a file beside the pages. */
  writeFile: (name: string, text: string) => void
}

/**
 * Makes every page of the site (SPEC §2) and the menu's files. Throws an Error of one line per fault in the data or the
 * shop API.
 */
export async function createShopPages(parts: ShopPagesParts): Promise<void> {
  const { createPage, request, origin, writeFile, limit, skuLimit } = parts
  const files = readShopFiles()
  stopAt(pathDifferences(files.rows))
  const catalogue = await readCatalogue(request, origin)
  const pages = pagesOf({ ...files, catalogue, limit, skuLimit })
  stopAt(missingPictures(pages, renditions()))
  for (const { path: pagePath, context } of pages) {
    const component = path.resolve('src/templates', `${context.template}.tsx`)
    createPage({ path: pagePath, component, context: { ...context } })
  }
  for (const { name, text } of menuFiles({ ...files, catalogue, builtOn: shopDay() })) writeFile(name, text)
}

function stopAt(faults: string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function renditions(): string[] {
  const folder = path.resolve('static/pictures')
  return existsSync(folder) ? readdirSync(folder) : []
}
