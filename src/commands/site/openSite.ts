import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { env } from '../../config/env'
import { nodeEnv } from '../../config/nodeEnv'
import { openSandbox, type SandboxOptions } from '../../sandbox/openSandbox'
import { readRedirects } from '../../pageTable/sources/redirects'
import { builtFolder } from '../../gatsby/build/builtSite'
import { buildLocalUrl, loopbackAddress } from '../ports'
import { createSite } from './createSite'

/**
 * Serves public/ on this machine. If no shop API is configured, the sandbox runs in the same server, with the given
 * database file. Rejects with an Error if the sandbox would run in production.
 * @param origin the address at which browsers open the site
 * @param options further settings of the sandbox
 */
export async function openSite(
  port: number,
  database: string,
  origin = buildLocalUrl(port),
  options: Pick<SandboxOptions, 'accountsPerMinute' | 'passwordCost'> = {},
) {
  if (!env.shopApiUrl && process.env.NODE_ENV === 'production') {
    throw new Error('The sandbox is for development: set GATSBY_SHOP_API_URL, or unset NODE_ENV.')
  }
  const sandbox = env.shopApiUrl
    ? null
    : openSandbox({
        database,
        products: nodeEnv.sandboxProducts,
        hasDemoGiftlist: true,
        sessionLifetime: nodeEnv.sandboxSessionLifetime,
        siteOrigin: origin,
        ...options,
      })
  const site = createSite({ folder: builtFolder, answerWithSandbox: sandbox?.answer, redirects: readRedirects() })
  const server = serve({
    fetch: (request, { incoming }) => site(request, incoming.socket.remoteAddress),
    port,
    hostname: loopbackAddress,
  })
  await once(server, 'listening')
  return {
    close: async () => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await once(server, 'close')
      sandbox?.close()
    },
  }
}
