import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Actions } from 'gatsby'
import type { RequestShop } from './askShopApi'
import { missingPictures } from './missingPictures'
import { pagesOf } from './pagesOf'
import { pathDifferences } from './pathDifferences'
import { readCatalogue } from './readCatalogue'
import { readShopFiles } from './readShopFiles'

interface ShopPagesParts {
  createPage: Actions['createPage']
  request: RequestShop
  /** Where the shop API stands, without a path. */
  origin: string
  /** How many products get pages of their own; 0 = all. */
  limit: number
}

/** Makes every page of the site (SPEC §2, DESIGN §2). Throws an Error of one line per fault in the data or the shop API. */
export async function createShopPages({ createPage, request, origin, limit }: ShopPagesParts): Promise<void> {
  const files = readShopFiles()
  stopAt(pathDifferences(files.rows))
  const pages = pagesOf({ ...files, catalogue: await readCatalogue(request, origin), limit })
  stopAt(missingPictures(pages, renditions()))
  for (const { path: pagePath, context } of pages) {
    const component = path.resolve('src/templates', `${context.template}.tsx`)
    createPage({ path: pagePath, component, context: { ...context } })
  }
}

function stopAt(faults: string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function renditions(): string[] {
  const folder = path.resolve('static/pictures')
  return existsSync(folder) ? readdirSync(folder) : []
}
