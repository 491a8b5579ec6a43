import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildContentPolicy } from './contentPolicy'
import { exampleNginx, formatNginx } from './formatNginx'
import {
  cacheRules,
  giftlistFolders,
  listSecurityHeaders,
  notFoundPages,
  otherCacheRule,
  privateFiles,
} from './hostRules'
import { readBuiltSite } from './readBuiltSite'

/** Where a build writes the files for hosts, beside the site itself. */
export const hostFolder = 'hosting'

/** Writes the rules for hosts (docs/deploy.md) in the formats of four of them, with the policy of the finished pages. */
export function writeHostFiles(publicFolder: string, folder: string): void {
  const policy = buildContentPolicy(readBuiltSite(publicFolder))
  const files = {
    'nginx/up-north.conf': formatNginx(policy, exampleNginx),
    'netlify/_headers': formatNetlifyHeaders(policy),
    'netlify/_redirects': formatNetlifyRedirects(),
    'cloudflare/_headers': formatCloudflareHeaders(policy),
    'cloudflare/_redirects': formatCloudflareRedirects(),
    'apache/.htaccess': formatApache(policy),
  }
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

/** Writes a `_headers` file for Netlify, where the last rule of a path wins. */
function formatNetlifyHeaders(policy: string): string {
  const rules = cacheRules.flatMap(({ value }, index) =>
    cachedPaths[index]!.flatMap((path) => formatRule(path, [['Cache-Control', value]])),
  )
  return joinLines([...formatRule('/*', listSecurityHeaders(policy)), ...rules])
}

/**
 * Writes a `_headers` file for Cloudflare Pages, which joins the values of all rules that match. An exclamation mark
 * removes the earlier value.
 */
function formatCloudflareHeaders(policy: string): string {
  const rules = cacheRules.flatMap(({ value }, index) =>
    cachedPaths[index]!.flatMap((path) => [path, '  ! Cache-Control', `  Cache-Control: ${value}`]),
  )
  const every = [...listSecurityHeaders(policy), ['Cache-Control', otherCacheRule] as const]
  return joinLines([...formatRule('/*', every), ...rules])
}

/** Writes a `_redirects` file for Netlify. Existing files come before its rules, except before the first two. */
const formatNetlifyRedirects = (): string =>
  joinLines([
    '/  /en  302!  Language=en',
    '/  /nl  302!',
    '/webpack.stats.json  /404.html  404!',
    '/chunk-map.json  /404.html  404!',
    ...giftlistFolders.map(({ folder, page }) => `${folder}/:list  ${page}  200`),
    ...notFoundPages.map(({ prefix, page }) => `${prefix}/*  ${page}  404`),
  ])

/**
 * Writes a `_redirects` file for Cloudflare Pages. It does not choose a language, because `index.html` does. Cloudflare
 * itself serves the nearest 404.html above an unknown path with status 404.
 */
const formatCloudflareRedirects = (): string =>
  joinLines(giftlistFolders.map(({ folder, page }) => `${folder}/:list  ${page}  200`))

/** Writes a `.htaccess` file for Apache 2.4 with mod_headers, mod_rewrite and mod_deflate. */
function formatApache(policy: string): string {
  const giftlists = giftlistFolders.flatMap(({ folder, page }) => [
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    `RewriteRule ^${folder.slice(1)}/[^/]+/?$ ${page} [L]`,
  ])
  return joinLines([
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'AddDefaultCharset utf-8',
    'AddType font/woff2 .woff2',
    'AddType image/avif .avif',
    'ErrorDocument 404 /404.html',
    ...notFoundPages
      .filter(({ prefix }) => prefix)
      .flatMap(({ prefix, page }) => [
        `<If "%{REQUEST_URI} =~ m#^${prefix}(/|$)#">`,
        `  ErrorDocument 404 ${page}`,
        '</If>',
      ]),
    ...listSecurityHeaders(policy).map(([name, value]) => `Header always set ${name} "${value}"`),
    `Header always set Cache-Control "${otherCacheRule}"`,
    ...cacheRules.map(
      ({ pattern, value }) =>
        `Header always set Cache-Control "${value}" "expr=%{REQUEST_URI} =~ m#${pattern}# && %{REQUEST_STATUS} -lt 400"`,
    ),
    'AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/json application/xml image/svg+xml',
    'RewriteEngine On',
    `RewriteCond %{REQUEST_URI} "${privateFiles}"`,
    'RewriteRule ^ - [R=404,L]',
    'RewriteCond %{HTTP:Accept-Language} ^en [NC]',
    'RewriteRule ^$ /en [R=302,L,E=redirected:1]',
    'RewriteRule ^$ /nl [R=302,L,E=redirected:1]',
    'Header always merge Vary Accept-Language env=redirected',
    ...giftlists,
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}/index.html -f',
    'RewriteRule ^(.*?)/?$ /$1/index.html [L]',
  ])
}

const joinLines = (lines: readonly string[]): string => `${lines.join('\n')}\n`
