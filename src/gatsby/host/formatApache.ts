import type { Redirect } from '../../pageTable/sources/redirects'
import { defaultLanguage } from '../../i18n/languages'
import {
  apiFolder,
  cacheRules,
  negotiatedLanguages,
  exampleApi,
  giftlistFolders,
  listSecurityHeaders,
  notFoundPages,
  otherCacheRule,
  privateFiles,
} from './hostRules'

/** Formats a redirect. Apache adds the query automatically. The flag NE keeps the # before a fragment. */
const formatRedirect = ({ from, to, status }: Redirect) =>
  `RewriteRule ^${from.replace(/^\/|\/$/g, '').replace(/\./g, '\\.')}/?$ ${to.replace(/%/g, '\\%')} [R=${status},L,NE]`

/**
 * Returns a `.htaccess` file for Apache 2.4 with mod_headers, mod_rewrite and mod_deflate. Forwarding needs
 * mod_proxy_http, which itself adds the client's address to X-Forwarded-For.
 */
export function formatApache(policy: string, isForwarding: boolean, redirects: readonly Redirect[]): string {
  const giftlistLines = giftlistFolders.flatMap(({ folder, page }) => [
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    `RewriteRule ^${folder.slice(1)}/[^/]+/?$ ${page} [L]`,
  ])
  const forwardingLines = [
    'RequestHeader set X-Forwarded-Proto "expr=%{REQUEST_SCHEME}"',
    `RewriteRule ^${apiFolder.slice(1)} ${exampleApi.local}%{REQUEST_URI} [P]`,
  ]
  const lines = [
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
    ...(isForwarding ? forwardingLines : []),
    `RewriteCond %{REQUEST_URI} "${privateFiles}"`,
    'RewriteRule ^ - [R=404,L]',
    ...negotiatedLanguages.flatMap((language) => [
      `RewriteCond %{HTTP:Accept-Language} ^${language} [NC]`,
      `RewriteRule ^$ /${language} [R=302,L,E=redirected:1]`,
    ]),
    `RewriteRule ^$ /${defaultLanguage} [R=302,L,E=redirected:1]`,
    'Header always merge Vary Accept-Language env=redirected',
    ...redirects.map(formatRedirect),
    ...giftlistLines,
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}/index.html -f',
    'RewriteRule ^(.*?)/?$ /$1/index.html [L]',
  ]
  return `${lines.join('\n')}\n`
}
