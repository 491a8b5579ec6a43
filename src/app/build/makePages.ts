import type { Actions } from 'gatsby'
import { nodeEnv } from '../../config/nodeEnv'
import { createShopPages } from '../../pageTable/createShopPages'
import { catalogueSource } from './catalogueSource'

/** Makes every page from the page table and the shop API's catalogue. Throws an Error of one line per fault. */
export async function makePages(createPage: Actions['createPage']): Promise<void> {
  const { request, origin, close } = await catalogueSource()
  try {
    await createShopPages({ createPage, request, origin, limit: nodeEnv.prerenderLimit })
  } finally {
    close()
  }
}
