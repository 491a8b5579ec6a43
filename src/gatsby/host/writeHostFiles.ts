import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '../../config/env'
import { defaultLanguage } from '../../i18n/languages'
import type { Redirect } from '../../pageTable/sources/redirects'
import { buildContentPolicy } from './contentPolicy'
import { formatApache } from './formatApache'
import { formatNginx } from './formatNginx'
import {
  apiFolder,
  cacheRules,
  negotiatedLanguages,
  exampleApi,
  giftlistFolders,
  listSecurityHeaders,
  notFoundPages,
  otherCacheRule,
} from './hostRules'
import { readBuiltSite } from './readBuiltSite'

/** The folder in which a build writes the files for hosts, beside the site itself. */
export const hostFolder = 'hosting'

/** The port at which nginx listens and the folder of the site. Deployers may change both. */
export const defaultNginxSettings = { listen: '80', root: '/srv/up-north/public' }

/** Returns whether the shop API is on the site's own origin, so that the host must forward its paths. */
const isApiOnSite = (): boolean => !env.shopApiUrl || new URL(env.shopApiUrl).origin === new URL(env.siteUrl).origin

/**
 * Replaces `folder` with the rules for hosts (docs/deploy.md) in the formats of nginx, Netlify, Cloudflare and Apache.
 * Their content security policy follows from the finished pages in `publicFolder`.
 */
export function writeHostFiles(publicFolder: string, folder: string, redirects: readonly Redirect[]): void {
  const policy = buildContentPolicy(readBuiltSite(publicFolder))
  const isForwarding = isApiOnSite()
  const api = isForwarding ? { address: exampleApi.local, paths: [apiFolder] } : null
  const files = {
    'nginx/up-north.conf': formatNginx(policy, { ...defaultNginxSettings, api, redirects }),
    'netlify/_headers': formatNetlifyHeaders(policy),
    'netlify/_redirects': formatNetlifyRedirects(isForwarding, redirects),
    'cloudflare/_headers': formatCloudflareHeaders(policy),
    'cloudflare/_redirects': formatCloudflareRedirects(redirects),
    ...(isForwarding ? cloudflareForwarding : {}),
    'apache/.htaccess': formatApache(policy, isForwarding, redirects),
  }
  // A file of an earlier build may forward paths that this build does not forward.
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** The paths of `_headers` files, which have no regular expressions, in the order of `cacheRules`. */
const cachedPaths = [
  ['/*.js', '/*.css', '/static/*'],
  ['/pictures/*', '/fonts/*', '/*.svg'],
]

const formatRule = (path: string, headers: readonly (readonly [string, string])[]) => [
  path,
  ...headers.map(([name, value]) => `  ${name}: ${value}`),
]

/** Returns a `_headers` file for Netlify, where the last rule for a path wins. */
function formatNetlifyHeaders(policy: string): string {
  const rules = cacheRules.flatMap(({ value }, index) =>
    cachedPaths[index]!.flatMap((path) => formatRule(path, [['Cache-Control', value]])),
  )
  return joinLines([...formatRule('/*', listSecurityHeaders(policy)), ...rules])
}

/**
 * Returns a `_headers` file for Cloudflare Pages, which joins the values of a header from all rules that match. An
 * exclamation mark removes the earlier value.
 */
function formatCloudflareHeaders(policy: string): string {
  const rules = cacheRules.flatMap(({ value }, index) =>
    cachedPaths[index]!.flatMap((path) => [path, '  ! Cache-Control', `  Cache-Control: ${value}`]),
  )
  const commonHeaders = [...listSecurityHeaders(policy), ['Cache-Control', otherCacheRule] as const]
  return joinLines([...formatRule('/*', commonHeaders), ...rules])
}

/** Returns a `_redirects` file for Netlify. Only rules with an exclamation mark take precedence over existing files. */
const formatNetlifyRedirects = (isForwarding: boolean, redirects: readonly Redirect[]): string =>
  joinLines([
    ...(isForwarding ? [`${apiFolder}*  ${exampleApi.remote}${apiFolder}:splat  200!`] : []),
    ...negotiatedLanguages.map((language) => `/  /${language}  302!  Language=${language}`),
    `/  /${defaultLanguage}  302!`,
    ...redirects.map(({ from, to, status }) => `${from}  ${to}  ${status}!`),
    '/webpack.stats.json  /404.html  404!',
    '/chunk-map.json  /404.html  404!',
    ...giftlistFolders.map(({ folder, page }) => `${folder}/:list  ${page}  200`),
    ...notFoundPages.map(({ prefix, page }) => `${prefix}/*  ${page}  404`),
  ])

/**
 * Returns a `_redirects` file for Cloudflare Pages, which distinguishes paths with and without a trailing slash. The
 * file does not choose a language, because `index.html` does. For an unknown path, Cloudflare itself serves the nearest
 * 404.html in a parent folder, with status 404.
 */
const formatCloudflareRedirects = (redirects: readonly Redirect[]): string =>
  joinLines([
    ...redirects.flatMap(({ from, to, status }) => {
      const path = from.replace(/\/$/, '')
      return [path, `${path}/`].map((oldPath) => `${oldPath}  ${to}  ${status}`)
    }),
    ...giftlistFolders.map(({ folder, page }) => `${folder}/:list  ${page}  200`),
  ])

/**
 * The files with which Cloudflare Pages forwards requests to the shop API. `_redirects` cannot forward to another host,
 * but a script can. The script runs only for the paths in `_routes.json`. Cloudflare sets CF-Connecting-IP itself, so
 * clients cannot forge their address.
 */
const cloudflareForwarding = {
  'cloudflare/_routes.json': joinLines([JSON.stringify({ version: 1, include: [`${apiFolder}*`], exclude: [] })]),
  'cloudflare/_worker.js': joinLines([
    `const shopApi = '${exampleApi.remote}'`,
    '',
    'export default {',
    '  fetch(request) {',
    '    const { pathname, search } = new URL(request.url)',
    '    const forwarded = new Request(shopApi + pathname + search, request)',
    "    forwarded.headers.set('X-Forwarded-For', request.headers.get('CF-Connecting-IP'))",
    '    return fetch(forwarded)',
    '  },',
    '}',
  ]),
}

function joinLines(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`
}
