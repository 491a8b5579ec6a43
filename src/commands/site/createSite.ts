import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { compress, COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { etag } from 'hono/etag'
import { languageDetector, type LanguageVariables } from 'hono/language'
import { buildContentPolicy } from '../../gatsby/host/contentPolicy'
import { getCacheControl, listSecurityHeaders, privateFiles } from '../../gatsby/host/hostRules'
import { readBuiltSite } from '../../gatsby/host/readBuiltSite'
import { defaultLanguage, readPathLanguage, languages } from '../../i18n/languages'
import { matchPrivatePage } from '../../pageTable/matchPath'
import type { Redirect } from '../../pageTable/sources/redirects'
import type { RequestHandler, Connection } from '../../sandbox/http/sender'

interface SiteOptions {
  folder: string
  /** The sandbox, which handles the paths of the shop API, its payment page and its scenarios. */
  answerWithSandbox?: RequestHandler | undefined
  redirects?: readonly Redirect[]
}

/** Serves the built site as any host should (docs/deploy.md), together with the sandbox if there is one. */
export function createSite({ folder, answerWithSandbox, redirects = [] }: SiteOptions): RequestHandler {
  const site = new Hono<{ Variables: LanguageVariables; Bindings: Connection }>()
  if (answerWithSandbox) {
    for (const paths of ['/web/*', '/pay/*', '/sandbox/*'])
      site.all(paths, ({ req, env }) => answerWithSandbox(req.raw, env.sender))
  }
  site.use(setSecurityHeaders(folder))
  site.get('/', detectLanguage, (context) =>
    context.body(null, 302, {
      location: `/${context.get('language')}${new URL(context.req.url).search}`,
      vary: 'accept-language',
      'cache-control': 'no-cache',
    }),
  )
  for (const { from, to, status } of redirects) {
    const path = from.replace(/\/$/, '')
    for (const oldPath of [path, `${path}/`])
      site.get(oldPath, (context) => context.redirect(addQuery(to, context), status))
  }
  site.use(setCacheControl, compress({ encoding: 'gzip' }), compressWithBrotli(), etag(), refusePrivateFiles)
  site.get('*', serveStatic({ root: folder }))
  site.notFound((context) => answerNotFound(folder, context))
  return async (request, sender) => site.fetch(request, { sender })
}

/** Adds the query of a request to the target of a redirect that has none, as hosts do. */
const addQuery = (to: string, { req }: Context) => (/[?#]/.test(to) ? to : `${to}${new URL(req.url).search}`)

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

/** Matches hidden files and files about the build, which the server refuses. */
const refusedFiles = new RegExp(`/\\.(?!well-known/)|${privateFiles}`)

const refusePrivateFiles: MiddlewareHandler = async (context, next) =>
  refusedFiles.test(context.req.path) ? context.notFound() : next()

/**
 * Responds to an unknown path with status 404 and the 404 page of its language, and to the path of a gift list with
 * status 200 and giftlist.html.
 */
async function answerNotFound(folder: string, context: Context): Promise<Response> {
  const language = readPathLanguage(context.req.path)
  const giftlistFile = path.join(folder, language, 'giftlist.html')
  // `matchPrivatePage` decodes the parameters of a path, and `req.path` is already decoded.
  const { pathname } = new URL(context.req.url)
  if (matchPrivatePage(pathname)?.id === 'giftlist' && existsSync(giftlistFile)) {
    return context.html(await readFile(giftlistFile, 'utf8'), 200)
  }
  const pages = [`${language}/404.html`, `${language}/404/index.html`, '404.html'].map((page) =>
    path.join(folder, page),
  )
  const page = pages.find((file) => existsSync(file))
  return page ? context.html(await readFile(page, 'utf8'), 404) : context.text('Not found', 404)
}

/** Sets the headers of the generated host configuration, with the content security policy of the built pages. */
function setSecurityHeaders(folder: string): MiddlewareHandler {
  const headers = listSecurityHeaders(buildContentPolicy(readBuiltSite(folder)))
  return async (context, next) => {
    await next()
    for (const [name, value] of headers) context.header(name, value)
  }
}

const brotli = promisify(brotliCompress)

/** The settings of Brotli. Quality 6, on a scale from 0 to 11, is fast enough while a browser waits. */
const brotliSettings = { [constants.BROTLI_PARAM_QUALITY]: 6 }

/** Compresses responses with Brotli, which `hono/compress` lacks. Compressed responses are cached by their ETag. */
function compressWithBrotli(): MiddlewareHandler {
  const compressedFiles = new Map<string, Buffer>()
  return async (context, next) => {
    await next()
    const { req, res } = context
    const isCompressible = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(res.headers.get('content-type') ?? '')
    const hasFullBody = req.method !== 'HEAD' && [200, 404].includes(res.status)
    const isBrotliAccepted = accepts(context, { header: 'Accept-Encoding', supports: ['br'], default: '' }) === 'br'
    if (!isCompressible || !hasFullBody || !isBrotliAccepted) return

    const entityTag = res.headers.get('etag')
    const content =
      (entityTag && compressedFiles.get(entityTag)) ||
      (await brotli(await res.arrayBuffer(), { params: brotliSettings }))
    if (entityTag) compressedFiles.set(entityTag, content)
    context.res = new Response(new Uint8Array(content), res)
    context.header('content-encoding', 'br')
    context.header('content-length', String(content.byteLength))
    context.header('vary', 'Accept-Encoding')
    if (entityTag) context.header('etag', `W/${entityTag}`)
  }
}
