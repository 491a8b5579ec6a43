/** What a first visit may weigh, in bytes (1 kB = 1000 bytes). docs/decisions says why these. */
export const limits = {
  /** gzip: the scripts that a page's HTML names. */
  namedScript: 60_000,
  /** gzip: all scripts that came within 4 s of a first visit, measured in the browser tests. */
  arrivedScript: 90_000,
  /** brotli: all scripts that came to the cart's page, and to a step of the checkout, within 4.5 s. */
  cartScript: 120_000,
  checkoutScript: 140_000,
  /** brotli: the home page's HTML with the styles in it. */
  homeHtml: 7_000,
  /** woff2 files as they are. */
  fonts: 60_000,
}
