import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Actions } from 'gatsby'
import { nodeEnv } from '../../config/nodeEnv'
import { createPages } from '../../pageTable/createPages'
import { env } from '../../config/env'

/** Makes every page from the page table and the shop API's catalogue. Throws an Error of one line per fault. */
export async function makePages(createPage: Actions['createPage']): Promise<void> {
  const { request, origin, close } = await openCatalogueSource()
  try {
    const limits = { limit: nodeEnv.prerenderLimit, skuLimit: nodeEnv.prerenderSkuLimit }
    await createPages({ createPage, request, origin, ...limits, writeFile: publish })
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

interface CatalogueSource {
  request: (request: Request) => Promise<Response>
  /** Where the API's paths stand; the sandbox in process needs an address too, but nothing is sent there. */
  origin: string
  close: () => void
}

/** Where a build gets its catalogue: the configured shop API, or the sandbox in process (docs/architecture.md). */
async function openCatalogueSource(): Promise<CatalogueSource> {
  if (env.shopApiUrl) return { request: (request) => fetch(request), origin: env.shopApiUrl, close: () => undefined }
  const { openSandbox } = await import('../../sandbox/openSandbox')
  const sandbox = openSandbox({ database: ':memory:', products: nodeEnv.sandboxProducts })
  return { request: sandbox.shop, origin: 'http://sandbox.localhost', close: sandbox.close }
}
