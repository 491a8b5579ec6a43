import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

interface Compiler {
  watching?: { invalidate: () => void }
}

interface LazyModule {
  /** The browser module that makes the server compile the original one. */
  client: string
  data: string
  active: boolean
}

interface Backend {
  dispose: (done: () => void) => void
  module: (original: { identifier: () => string }) => LazyModule
}

const prefix = '/lazy-compilation/'

/** The keys of the modules that pages have requested since the server started. */
const requestedKeys = new Set<string>()
let compiler: Compiler | null = null

/**
 * The server and client parts of webpack's lazy compilation in the development server, which bundles a module behind
 * `import()` when a page requests it. Webpack's own server for these requests has a separate port, which a phone or a
 * container could not reach. This object's server uses the port of the site.
 */
export const lazyCompilation = {
  /** The backend for webpack's `experiments.lazyCompilation.backend`. */
  backend: (newCompiler: Compiler, done: (error: null, backend: Backend) => void): void => {
    compiler = newCompiler
    done(null, {
      dispose: (onDisposed) => onDisposed(),
      module: (original) => {
        const key = hashIdentifier(original.identifier())
        const client = `${require.resolve('webpack/hot/lazy-compilation-web.js')}?${encodeURIComponent(prefix)}`
        return { client, data: key, active: requestedKeys.has(key) }
      },
    })
  },

  /**
   * Middleware for the development server. The middleware handles a page's request for modules and keeps the connection
   * open, as the page expects.
   */
  answer: ({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!url.startsWith(prefix)) return next()
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-transform' })
    response.write('\n')
    const keys = url.slice(prefix.length).split('@')
    const newKeys = keys.filter((key) => !requestedKeys.has(key))
    newKeys.forEach((key) => requestedKeys.add(key))
    if (newKeys.length > 0) compiler?.watching?.invalidate()
  },
}

/** Shortens a module's name for the URL, which lists all modules of a page. */
const hashIdentifier = (identifier: string) => createHash('sha1').update(identifier).digest('hex').slice(0, 12)
