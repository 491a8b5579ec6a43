/**
 * The variables that browser and build share. Each name is written out in full, because the bundler replaces it by its
 * value. `checkEnvironment` refuses wrong values before a build starts, so the browser loads no schema for them.
 */
export const env = {
  /** Origin of the shop API, without a slash at its end; '' = the site's own origin. */
  shopApiUrl: withoutEndSlash(process.env.GATSBY_SHOP_API_URL),
  /** Origin at which the site will be published: canonical, hreflang, sitemap. */
  siteUrl: withoutEndSlash(process.env.GATSBY_SITE_URL) || 'http://localhost:9000',
  /** Where the pictures that the shop API names are; '' = static/pictures. */
  pictureUrl: process.env.GATSBY_PICTURE_URL?.trim() ?? '',
  /** '' = no Tag Manager. */
  googleTagManagerId: process.env.GATSBY_GTM_ID?.trim() ?? '',
  /** '' = no error reports are sent. */
  sentryDsn: process.env.GATSBY_SENTRY_DSN?.trim() ?? '',
}

function withoutEndSlash(address: string | undefined): string {
  return (address ?? '').trim().replace(/\/+$/, '')
}
