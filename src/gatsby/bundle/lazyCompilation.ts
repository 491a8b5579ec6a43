import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

interface Compiler {
  watching?: { invalidate: () => void }
}

interface LazyModule {
  /** The module that tells the server, in the browser, that the original one is wanted. */
  client: string
  data: string
  active: boolean
}

interface Backend {
  dispose: (done: () => void) => void
  module: (original: { identifier: () => string }) => LazyModule
}

const prefix = '/lazy-compilation/'

/** Keys of modules that some page has asked for since the server started. */
const wanted = new Set<string>()
let compiler: Compiler | null = null

/**
 * The two ends of webpack's lazy compilation in the development server: a module behind `import()` is bundled when a
 * page asks for it. Webpack's own server for these requests has a port of its own, which a phone or a container could
 * not reach; this one answers on the shop's.
 */
export const lazyCompilation = {
  /** For webpack's `experiments.lazyCompilation.backend`. */
  backend(started: Compiler, done: (error: null, backend: Backend) => void): void {
    compiler = started
    done(null, {
      dispose: (disposed) => disposed(),
      module: (original) => {
        const data = hashIdentifier(original.identifier())
        const client = `${require.resolve('webpack/hot/lazy-compilation-web.js')}?${encodeURIComponent(prefix)}`
        return { client, data, active: wanted.has(data) }
      },
    })
  },

  /** Middleware for the development server: takes a page's request for modules and keeps it open, as the page expects. */
  answer({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void): void {
    if (!url.startsWith(prefix)) return next()
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-transform' })
    response.write('\n')
    const keys = url.slice(prefix.length).split('@')
    const unknown = keys.filter((key) => !wanted.has(key))
    unknown.forEach((key) => wanted.add(key))
    if (unknown.length > 0) compiler?.watching?.invalidate()
  },
}

/** A module's name in an address, which carries those of all that a page uses: short. */
const hashIdentifier = (identifier: string) => createHash('sha1').update(identifier).digest('hex').slice(0, 12)
