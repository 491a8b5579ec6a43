import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Actions } from 'gatsby'
import { nodeEnv } from '../../config/nodeEnv'
import { createShopPages } from '../../pageTable/createShopPages'
import { catalogueSource } from './catalogueSource'

/** Makes every page from the page table and the shop API's catalogue. Throws an Error of one line per fault. */
export async function makePages(createPage: Actions['createPage']): Promise<void> {
  const { request, origin, close } = await catalogueSource()
  try {
    const limits = { limit: nodeEnv.prerenderLimit, skuLimit: nodeEnv.prerenderSkuLimit }
    await createShopPages({ createPage, request, origin, ...limits, writeFile: publish })
  } finally {
    close()
  }
}

/** Where Gatsby serves from in develop, and puts the built site together. */
const folder = path.resolve('public')

function publish(name: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), text)
}
