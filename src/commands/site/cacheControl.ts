const year = 31_536_000
const month = 2_592_000

/** Files that a build renames when their content changes: `app-3f2a….js`, `9bde….css`, and everything in /static. */
const immutable = [/[/-][0-9a-f]{8,}\.(js|css)$/, /^\/static\//]
/** Files that keep their names, so a visitor may see a changed picture a month late. */
const stable = [/^\/pictures\//, /\.woff2$/, /\.svg$/]

/** Returns the Cache-Control header of a path. docs/deploy.md lists the same rules for hosts. */
export function getCacheControl(pathname: string): string {
  if (immutable.some((pattern) => pattern.test(pathname))) return `public, max-age=${year}, immutable`
  if (stable.some((pattern) => pattern.test(pathname))) return `public, max-age=${month}`
  return 'no-cache'
}
