const year = 31_536_000
const month = 2_592_000

/** A build gives these a new name whenever their content changes: `app-3f2a….js`, `9bde….css`, everything in /static. */
const named = [/[/-][0-9a-f]{8,}\.(js|css)$/, /^\/static\//]
/** These keep their name; a changed picture may be seen a month late. */
const kept = [/^\/pictures\//, /\.woff2$/, /\.svg$/]

/** How long a browser may keep a file, by its path on the site (docs/deploy.md says the same to hosts). */
export function cacheControlOf(pathname: string): string {
  if (named.some((pattern) => pattern.test(pathname))) return `public, max-age=${year}, immutable`
  if (kept.some((pattern) => pattern.test(pathname))) return `public, max-age=${month}`
  return 'no-cache'
}
