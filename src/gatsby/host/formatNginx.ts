import { maxFileBytes } from '../../contract/limits'
import { defaultLanguage } from '../../i18n/languages'
import type { Redirect } from '../../pageTable/sources/redirects'
import {
  cacheRules,
  negotiatedLanguages,
  giftlistFolders,
  listSecurityHeaders,
  notFoundPages,
  otherCacheRule,
  privateFiles,
} from './hostRules'

export interface NginxSettings {
  /** The port, or the address and the port, at which nginx listens. */
  listen: string
  /** The folder of the site. */
  root: string
  /** The address of the shop API and its paths on the site's origin; null if the API has an origin of its own. */
  api: { address: string; paths: readonly string[] } | null
  redirects?: readonly Redirect[]
}

/** The maximum size of a request in MB. An upload a little over the contract's limit still reaches the shop API. */
const maxBodyMegabytes = Math.ceil(maxFileBytes / 1_000_000) + 1

const formatForwarding = (path: string, address: string) => [
  `  location ^~ ${path} {`,
  `    proxy_pass ${address};`,
  '    proxy_set_header Host $http_host;',
  '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  '    proxy_set_header X-Forwarded-Proto $scheme;',
  '    proxy_set_header X-Real-IP $remote_addr;',
  `    client_max_body_size ${maxBodyMegabytes}m;`,
  '  }',
]

/** Formats a redirect as two locations, without and with a trailing slash, because "=" matches the whole path. */
const formatRedirect = ({ from, to, status }: Redirect) => {
  const path = from.replace(/\/$/, '')
  const target = to.includes('?') || to.includes('#') ? to : `${to}$is_args$args`
  return [path, `${path}/`].map(
    (oldPath) => `  location = ${quoteValue(oldPath)} { return ${status} ${quoteValue(target)}; }`,
  )
}

/** Turns "en" into [eE][nN], because the patterns in nginx's maps are case-sensitive. */
const matchAnyCase = (word: string) => [...word].map((letter) => `[${letter}${letter.toUpperCase()}]`).join('')

/** Puts a value in double quotes. Variables such as $uri keep their meaning. */
const quoteValue = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`
/** Puts a regular expression in double quotes, in which it keeps its backslashes. */
const quotePattern = (pattern: string) => `"~${pattern.replace(/"/g, '\\"')}"`

/** Returns the rules as a file for the folder conf.d of nginx, with maps and one server. */
export function formatNginx(policy: string, { listen, root, api, redirects = [] }: NginxSettings): string {
  const formatMap = (source: string, name: string, defaultValue: string, rows: [pattern: string, value: string][]) => [
    `map ${source} ${name} {`,
    `  default ${quoteValue(defaultValue)};`,
    ...rows.map(([pattern, value]) => `  ${quotePattern(pattern)} ${quoteValue(value)};`),
    '}',
  ]
  const languagePages = notFoundPages.filter(({ prefix }) => prefix)
  const lines = [
    ...formatMap(
      '$http_accept_language',
      '$site_language',
      defaultLanguage,
      negotiatedLanguages.map((language) => [`^${matchAnyCase(language)}`, language]),
    ),
    ...formatMap(
      '$uri',
      '$site_not_found',
      '/404.html',
      languagePages.map(({ prefix, page }) => [`^${prefix}(/|$)`, page]),
    ),
    ...formatMap('$uri', '$site_vary', '', [['^/$', 'Accept-Language']]),
    // The map uses the requested path, because for an error page $uri is the path of that page.
    ...formatMap(
      '$status$request_uri',
      '$site_cache',
      otherCacheRule,
      cacheRules.map(({ pattern, value }) => [pattern.replace(/^\^\((.*)\)\$$/, '^[23]..($1)(\\?.*)?$'), value]),
    ),
    '',
    'server {',
    `  listen ${listen};`,
    `  root ${quoteValue(root)};`,
    '  absolute_redirect off;',
    '  charset utf-8;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_proxied any;',
    '  gzip_types text/css text/javascript application/javascript application/json application/xml text/xml image/svg+xml;',
    '  add_header Cache-Control $site_cache always;',
    '  add_header Vary $site_vary always;',
    ...listSecurityHeaders(policy).map(([name, value]) => `  add_header ${name} ${quoteValue(value)} always;`),
    '  error_page 404 $site_not_found;',
    '',
    '  location = / { return 302 /$site_language$is_args$args; }',
    ...redirects.flatMap(formatRedirect),
    '  location / { try_files $uri $uri/index.html =404; }',
    ...giftlistFolders.map(
      ({ folder, page }) => `  location ~ "^${folder}/[^/]+/?$" { try_files $uri $uri/index.html ${page}; }`,
    ),
    `  location ~ "${privateFiles}" { return 404; }`,
    '  location ~ "/\\.(?!well-known/)" { return 404; }',
    ...(api?.paths.flatMap((path) => formatForwarding(path, api.address)) ?? []),
    '}',
  ]
  return `${lines.join('\n')}\n`
}
