import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Actions } from 'gatsby'
import { nodeEnv } from '../../config/nodeEnv'
import { createPages } from '../../pageTable/createPages'
import { env } from '../../config/env'

/** Creates every page from the page table and the shop API's catalogue. Throws an Error with one line per problem. */
export async function makePages(createPage: Actions['createPage']): Promise<void> {
  const { request, origin, close } = await openCatalogueSource()
  try {
    const limits = { limit: nodeEnv.prerenderLimit, skuLimit: nodeEnv.prerenderSkuLimit }
    await createPages({ createPage, request, origin, ...limits, writeFile: publish })
  } finally {
    close()
  }
}

/** Gatsby serves this folder in development and writes the built site to it. */
const folder = path.resolve('public')

function publish(name: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

interface CatalogueSource {
  request: (request: Request) => Promise<Response>
  /** The origin of the API's paths. The sandbox in this process needs one too, although no request leaves the process. */
  origin: string
  close: () => void
}

/**
 * Opens the source of the catalogue for a build: the configured shop API, or the sandbox in this process
 * (docs/architecture.md).
 */
async function openCatalogueSource(): Promise<CatalogueSource> {
  if (env.shopApiUrl) return { request: (request) => fetch(request), origin: env.shopApiUrl, close: () => undefined }
  const { openSandbox } = await import('../../sandbox/openSandbox')
  const sandbox = openSandbox({ database: ':memory:', products: nodeEnv.sandboxProducts })
  return { request: sandbox.shop, origin: 'http://sandbox.localhost', close: sandbox.close }
}
