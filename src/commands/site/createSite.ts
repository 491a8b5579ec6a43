import path from 'node:path'
import { Hono } from 'hono'
import { languageOfPath } from '../../i18n/languages'
import { answerFile } from './answerFile'
import { fileOf } from './fileOf'
import { preferredLanguage } from './preferredLanguage'

interface SiteParts {
  /** The folder of the built site. */
  folder: string
  /** The sandbox, which then answers the shop API's paths, the stand-in payment page and the scenario switches. */
  shop?: ((request: Request) => Promise<Response>) | undefined
}

/** The built site as any host should serve it (docs/deploy.md), with the sandbox beside it. */
export function createSite({ folder, shop }: SiteParts): (request: Request) => Promise<Response> {
  const site = new Hono()
  if (shop) {
    site.all('/web/*', ({ req }) => shop(req.raw))
    site.all('/pay/*', ({ req }) => shop(req.raw))
    site.all('/sandbox/*', ({ req }) => shop(req.raw))
  }
  site.get('/', ({ req }) => {
    const language = preferredLanguage(req.header('accept-language'))
    const location = `/${language}${new URL(req.url).search}`
    return new Response(null, {
      status: 302,
      headers: { location, vary: 'accept-language', 'cache-control': 'no-cache' },
    })
  })
  site.get('*', async ({ req }) => {
    const { pathname } = new URL(req.url)
    const file = fileOf(folder, pathname)
    if (file) return answerFile(file, { pathname, status: 200, headers: req.raw.headers })
    return notFound(folder, pathname, req.raw.headers)
  })
  return async (request) => site.fetch(request)
}

/** An unknown path: a real 404 with the page of its language, never a page of the shop and never JSON. */
async function notFound(folder: string, pathname: string, headers: Headers): Promise<Response> {
  const language = languageOfPath(pathname)
  const pages = [`/${language}/404.html`, `/${language}/404`, '/404.html']
  const file = pages.map((page) => fileOf(folder, page)).find((found) => found !== null)
  if (file) return answerFile(file, { pathname, status: 404, headers })
  return new Response(`Not found: ${path.basename(pathname)}`, {
    status: 404,
    headers: { 'content-type': 'text/plain' },
  })
}
