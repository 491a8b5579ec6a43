// A browser has no `process` object: the bundler replaces each expression that contains it.
declare const process: { env: Partial<Record<string, string>> }

/**
 * The variables that the browser and the build share. Each name is written out in full, because the bundler replaces
 * the expression with the value. `checkEnvironment` rejects invalid values before a build starts, so the browser loads
 * no schema for them.
 */
export const env = {
  /** The origin of the shop API without a trailing slash; '' means the site's own origin. */
  shopApiUrl: removeTrailingSlashes(process.env.GATSBY_SHOP_API_URL),
  /** The origin at which the site is published, for canonical links, hreflang and the sitemap. */
  siteUrl: removeTrailingSlashes(process.env.GATSBY_SITE_URL) || 'http://localhost:9000',
  /** The address of the pictures that the shop API names; '' means static/pictures. */
  pictureUrl: process.env.GATSBY_PICTURE_URL?.trim() ?? '',
  /** The id of the Tag Manager container; '' disables it. */
  googleTagManagerId: process.env.GATSBY_GTM_ID?.trim() ?? '',
  /** The id of the advertising pixel; '' disables it. */
  adPixelId: process.env.GATSBY_PIXEL_ID?.trim() ?? '',
  /** The project id of the session recorder; '' disables it. */
  clarityId: process.env.GATSBY_CLARITY_ID?.trim() ?? '',
  /** The address for error reports; '' disables them. */
  sentryDsn: process.env.GATSBY_SENTRY_DSN?.trim() ?? '',
}

function removeTrailingSlashes(address: string | undefined): string {
  return (address ?? '').trim().replace(/\/+$/, '')
}
