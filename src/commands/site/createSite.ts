import path from 'node:path'
import { Hono } from 'hono'
import { statSync } from 'node:fs'
import { defaultLanguage, type Language, languageOfPath, languages } from '../../i18n/languages'
import { answerFile } from './answerFile'

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
    const file = findFile(folder, pathname)
    if (file) return answerFile(file, { pathname, status: 200, headers: req.raw.headers })
    return notFound(folder, pathname, req.raw.headers)
  })
  return async (request) => site.fetch(request)
}

/** An unknown path: a real 404 with the page of its language, never a page of the shop and never JSON. */
async function notFound(folder: string, pathname: string, headers: Headers): Promise<Response> {
  const language = languageOfPath(pathname)
  const pages = [`/${language}/404.html`, `/${language}/404`, '/404.html']
  const file = pages.map((page) => findFile(folder, page)).find((found) => found !== null)
  if (file) return answerFile(file, { pathname, status: 404, headers })
  return new Response(`Not found: ${path.basename(pathname)}`, {
    status: 404,
    headers: { 'content-type': 'text/plain' },
  })
}

/**
 * The file in `folder` that a path of an address stands for, or null. A page answers with
 * and without its last slash (docs/architecture.md, "Routes"). Nothing outside the
 * folder and no hidden file is ever named, however the path is written.
 */
export function findFile(folder: string, pathname: string): string | null {
  const parts = splitPath(pathname)
  if (!parts) return null
  const file = path.join(folder, ...parts)
  return [file, path.join(file, 'index.html')].find(isFile) ?? null
}

function splitPath(pathname: string): string[] | null {
  const decoded = decode(pathname)
  if (decoded === null || /[\0\\]/.test(decoded)) return null
  const parts = decoded.split('/').filter(Boolean)
  return parts.some((part) => part.startsWith('.') && part !== '.well-known') ? null : parts
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}

/** The shop's language that a browser likes best, by its Accept-Language header; the default when it names none of them. */
export function preferredLanguage(header: string | null | undefined): Language {
  const preferences = (header ?? '')
    .split(',')
    .map(parsePreference)
    .filter((preference) => preference.quality > 0)
    .sort((one, other) => other.quality - one.quality)
  for (const { tag } of preferences) {
    const language = languages.find((each) => tag === each || tag.startsWith(`${each}-`))
    if (language) return language
  }
  return defaultLanguage
}

function parsePreference(part: string): { tag: string; quality: number } {
  const [tag = '', ...settings] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = settings.find((setting) => setting.startsWith('q='))?.slice(2)
  return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 }
}
