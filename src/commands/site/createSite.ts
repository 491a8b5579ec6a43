import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { languageDetector, type LanguageVariables } from 'hono/language'
import type { AnswerRequest, Connection } from '../../sandbox/http/sender'
import { defaultLanguage, languageOfPath, languages } from '../../i18n/languages'
import { matchPrivatePage } from '../../pageTable/matchPath'
import { privateFiles } from '../../gatsby/host/hostRules'
import { compressWithBrotli } from './compressWithBrotli'
import { getCacheControl } from './cacheControl'
import { setSecurityHeaders } from './securityHeaders'

interface SiteParts {
  folder: string
  /** The sandbox, which handles the paths of the shop API, the stand-in payment page and the scenario switch. */
  shop?: AnswerRequest | undefined
}

/** Serves the built site as any host should (docs/deploy.md), together with the sandbox. */
export function createSite({ folder, shop }: SiteParts): AnswerRequest {
  const site = new Hono<{ Variables: LanguageVariables; Bindings: Connection }>()
  if (shop) {
    for (const paths of ['/web/*', '/pay/*', '/sandbox/*']) site.all(paths, ({ req, env }) => shop(req.raw, env.sender))
  }
  site.use(setSecurityHeaders(folder))
  site.get('/', detectLanguage, (context) =>
    context.body(null, 302, {
      location: `/${context.get('language')}${new URL(context.req.url).search}`,
      vary: 'accept-language',
      'cache-control': 'no-cache',
    }),
  )
  site.use(setCacheControl, compress({ encoding: 'gzip' }), compressWithBrotli(), etag(), refusePrivateFiles)
  site.get('*', serveStatic({ root: folder }))
  site.notFound((context) => answerNotFound(folder, context))
  return async (request, sender) => site.fetch(request, { sender })
}

/** Sets the context's `language` according to the Accept-Language header, without storing anything in the browser. */
const detectLanguage = languageDetector({
  order: ['header'],
  caches: false,
  supportedLanguages: [...languages],
  fallbackLanguage: defaultLanguage,
})

const setCacheControl: MiddlewareHandler = async (context, next) => {
  await next()
  const { path: pathname } = context.req
  context.header('cache-control', context.res.status === 404 ? 'no-cache' : getCacheControl(pathname))
}

/** Hidden files, and files about the build. */
const refusedFiles = new RegExp(`/\\.(?!well-known/)|${privateFiles}`)

const refusePrivateFiles: MiddlewareHandler = async (context, next) =>
  refusedFiles.test(context.req.path) ? context.notFound() : next()

/**
 * Responds to an unknown path with status 404 and the 404 page of its language, and to the path of a gift list with the
 * same page under its own head.
 */
async function answerNotFound(folder: string, context: Context): Promise<Response> {
  const language = languageOfPath(context.req.path)
  const list = path.join(folder, language, 'giftlist.html')
  // The path as it was sent, since Hono decodes it.
  const { pathname } = new URL(context.req.url)
  if (matchPrivatePage(pathname)?.id === 'giftlist' && existsSync(list)) {
    return context.html(await readFile(list, 'utf8'), 200)
  }
  const pages = [`${language}/404.html`, `${language}/404/index.html`, '404.html'].map((page) =>
    path.join(folder, page),
  )
  const page = pages.find((file) => existsSync(file))
  return page ? context.html(await readFile(page, 'utf8'), 404) : context.text('Not found', 404)
}
