import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { languageDetector, type LanguageVariables } from 'hono/language'
import { defaultLanguage, languageOfPath, languages } from '../../i18n/languages'
import { compressWithBrotli } from './compressWithBrotli'
import { getCacheControl } from './cacheControl'

interface SiteParts {
  folder: string
  /** The sandbox, which handles the paths of the shop API, the stand-in payment page and the scenario switch. */
  shop?: ((request: Request) => Promise<Response>) | undefined
}

/** Serves the built site as any host should (docs/deploy.md), together with the sandbox. */
export function createSite({ folder, shop }: SiteParts): (request: Request) => Promise<Response> {
  const site = new Hono<{ Variables: LanguageVariables }>()
  if (shop) {
    for (const paths of ['/web/*', '/pay/*', '/sandbox/*']) site.all(paths, ({ req }) => shop(req.raw))
  }
  site.get('/', detectLanguage, (context) =>
    context.body(null, 302, {
      location: `/${context.get('language')}${new URL(context.req.url).search}`,
      vary: 'accept-language',
      'cache-control': 'no-cache',
    }),
  )
  site.use(setHeaders, compress({ encoding: 'gzip' }), compressWithBrotli(), etag(), refuseHiddenFiles)
  site.get('*', serveStatic({ root: folder }))
  site.notFound((context) => answerNotFound(folder, context))
  return async (request) => site.fetch(request)
}

/** Sets the context's `language` according to the Accept-Language header, without storing anything in the browser. */
const detectLanguage = languageDetector({
  order: ['header'],
  caches: false,
  supportedLanguages: [...languages],
  fallbackLanguage: defaultLanguage,
})

const setHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  const { path: pathname } = context.req
  context.header('cache-control', context.res.status === 404 ? 'no-cache' : getCacheControl(pathname))
  context.header('x-content-type-options', 'nosniff')
}

const refuseHiddenFiles: MiddlewareHandler = async (context, next) =>
  /\/\.(?!well-known\/)/.test(context.req.path) ? context.notFound() : next()

/** Responds to an unknown path with status 404 and the 404 page of its language. */
async function answerNotFound(folder: string, context: Context): Promise<Response> {
  const language = languageOfPath(context.req.path)
  const pages = [`${language}/404.html`, `${language}/404/index.html`, '404.html'].map((page) =>
    path.join(folder, page),
  )
  const page = pages.find((file) => existsSync(file))
  return page ? context.html(await readFile(page, 'utf8'), 404) : context.text('Not found', 404)
}
