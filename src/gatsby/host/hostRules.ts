import { defaultLanguage, languages } from '../../i18n/languages'
import { getPattern } from '../../pageTable/paths'

/** The languages that a host chooses by the header Accept-Language. For all others, it chooses the default language. */
export const negotiatedLanguages = languages.filter((language) => language !== defaultLanguage)

const secondsPerYear = 31_536_000
const secondsPerMonth = 2_592_000

/** The rules for caching files. `pattern` is a regular expression that nginx, Apache and JavaScript all understand. */
export const cacheRules = [
  // Files that a build renames when their content changes: `3f2a9bde.js`, `9bde3f2a.css`, and everything in /static.
  { pattern: '^(.*[/-][0-9a-f]{8,}\\.(js|css)|/static/.*)$', value: `public, max-age=${secondsPerYear}, immutable` },
  // These files keep their names, so a user may see a changed file up to a month late.
  { pattern: '^(/pictures/.*|.*\\.(woff2|svg))$', value: `public, max-age=${secondsPerMonth}` },
] as const

/** The rule for all other files, such as HTML and page data: browsers may cache a file, but must check it each time. */
export const otherCacheRule = 'no-cache'

export const getCacheControl = (pathname: string): string =>
  cacheRules.find(({ pattern }) => new RegExp(pattern).test(pathname))?.value ?? otherCacheRule

/** The pattern of files about the build, which no page requests and which reveal the source and all chunk names. */
export const privateFiles = '^/(webpack\\.stats|chunk-map)\\.json$|\\.map$'

/** The folders in which every address without a file belongs to a gift list, with the page that a host serves there. */
export const giftlistFolders = languages.map((language) => ({
  folder: getPattern('giftlist-home', language).replace(/\/$/, ''),
  page: `/${language}/giftlist.html`,
}))

/** The prefix of the shop API's paths, which a host forwards if the API is on the site's own origin. */
export const apiFolder = '/web/'

/**
 * Example addresses at which a host reaches the shop API, on the same machine or elsewhere. Deployers replace them,
 * because a build has only the address that browsers use.
 */
export const exampleApi = { local: 'http://127.0.0.1:8080', remote: 'https://api.example.com' } as const

/** The pages for unknown paths by the prefix of the path, the most general prefix last. */
export const notFoundPages = [
  ...languages.map((language) => ({ prefix: `/${language}`, page: `/${language}/404.html` })),
  { prefix: '', page: '/404.html' },
]

/** Returns the headers of every response, with the policy of the built pages. */
export const listSecurityHeaders = (policy: string): [name: string, value: string][] => [
  ['Content-Security-Policy', policy],
  // This header is for browsers that do not support frame-ancestors.
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['X-Content-Type-Options', 'nosniff'],
  // Browsers obey this header over HTTPS only.
  ['Strict-Transport-Security', `max-age=${secondsPerYear}`],
]
