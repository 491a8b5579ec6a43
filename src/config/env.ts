/**
 * What is known of the shop's surroundings in browser and build alike. Each name is written out in full,
 * for the bundler puts the value in its place. `checkEnvironment` has refused wrong values before a build starts.
 */
export const env = {
  /** Origin of the shop API, without a slash at its end; '' = the site's own origin. */
  shopApiUrl: withoutEndSlash(process.env.GATSBY_SHOP_API_URL),
  /** Origin that the site will stand at: canonical, hreflang, sitemap. */
  siteUrl: withoutEndSlash(process.env.GATSBY_SITE_URL) || 'http://localhost:9000',
  /** '' = no Tag Manager. */
  googleTagManagerId: process.env.GATSBY_GTM_ID?.trim() ?? '',
  /** '' = errors are reported nowhere. */
  sentryDsn: process.env.GATSBY_SENTRY_DSN?.trim() ?? '',
}

function withoutEndSlash(address: string | undefined): string {
  return (address ?? '').trim().replace(/\/+$/, '')
}
