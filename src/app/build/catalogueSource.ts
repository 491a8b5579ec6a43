import { env } from '../../config/env'
import { nodeEnv } from '../../config/nodeEnv'

interface CatalogueSource {
  request: (request: Request) => Promise<Response>
  /** Where the API's paths stand; the sandbox in process needs an address too, but nothing is sent there. */
  origin: string
  close: () => void
}

/** Where a build gets its catalogue: the configured shop API, or the sandbox in process (docs/architecture.md). */
export async function catalogueSource(): Promise<CatalogueSource> {
  if (env.shopApiUrl) return { request: (request) => fetch(request), origin: env.shopApiUrl, close: () => undefined }
  const { openSandbox } = await import('../../sandbox/openShop')
  const sandbox = openSandbox({ database: ':memory:', products: nodeEnv.sandboxProducts })
  return { request: sandbox.shop, origin: 'http://sandbox.localhost', close: sandbox.close }
}
