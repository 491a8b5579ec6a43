import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { CreateDevServerArgs } from 'gatsby'
import { nodeEnv } from '../../config/nodeEnv'
import { openSandbox } from '../../sandbox/openSandbox'
import { findSiteOrigin, type ServerAddress } from './listAddresses'
import { watchFiles } from './watchFiles'

interface MountedRequest extends IncomingMessage {
  originalUrl: string
}

/** The part of Gatsby's development server that the hooks use. Gatsby declares no type for it. */
export interface DevelopmentServer {
  use: (paths: string[], answer: (request: MountedRequest, response: ServerResponse) => void) => void
}

/**
 * Makes the sandbox handle the paths of the shop API, its payment page and its scenarios in the development server. The
 * sandbox adopts each change to the catalogue. Throws an Error with one line if the catalogue or the database is
 * unusable.
 */
export function mountSandbox({ app, reporter }: CreateDevServerArgs, serverAddress: ServerAddress): void {
  const sandbox = openSandbox({
    database: nodeEnv.sandboxDatabase,
    products: nodeEnv.sandboxProducts,
    hasDemoGiftlist: true,
    sessionLifetime: nodeEnv.sandboxSessionLifetime,
    siteOrigin: findSiteOrigin(serverAddress),
  })
  const handleRequest = getRequestListener(
    (request, { incoming }) => sandbox.answer(request, incoming.socket.remoteAddress),
    // Without this option, the adapter would replace globals of Node, which Gatsby's own code uses.
    { overrideGlobalObjects: false },
  )
  ;(app as DevelopmentServer).use(['/web', '/pay', '/sandbox'], (request, response) => {
    request.url = request.originalUrl
    void handleRequest(request, response)
  })
  watchFiles('data/catalogue', () => {
    try {
      sandbox.reloadCatalogue()
    } catch (error) {
      reporter.error(error instanceof Error ? error.message : String(error))
    }
  })
}
