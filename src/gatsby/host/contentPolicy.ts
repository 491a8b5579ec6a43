import { createHash } from 'node:crypto'

/** The sources that a policy permits besides the site itself: inline scripts, other origins and services. */
export interface PolicySources {
  scripts: readonly string[]
  /** The origins of pictures and drawings on other hosts. */
  pictureOrigins: readonly string[]
  /** The origin of the shop API; '' for the site's own. */
  apiOrigin: string
  sentryDsn: string
  googleTagManagerId: string
  adPixelId: string
  clarityId: string
}

interface Service {
  scriptOrigins: string[]
  /** The origins to which the service sends data, by requests or as pictures. */
  dataOrigins: string[]
}

/** The origins from which each service loads code and to which it sends data, as its maker documents them. */
const tagManager: Service = {
  scriptOrigins: ['https://www.googletagmanager.com'],
  dataOrigins: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
  ],
}
const adPixel: Service = { scriptOrigins: ['https://connect.facebook.net'], dataOrigins: ['https://www.facebook.com'] }
const clarity: Service = {
  scriptOrigins: ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
  dataOrigins: ['https://*.clarity.ms', 'https://c.bing.com'],
}

/** Returns the hash of an inline script in the format of a policy. */
export const hashScript = (script: string): string =>
  `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`

/**
 * Builds the Content-Security-Policy of every page. It allows scripts from the site, the inline scripts whose hash it
 * contains, and scripts from the services that the build's settings name.
 */
export function buildContentPolicy(sources: PolicySources): string {
  const { apiOrigin, sentryDsn, pictureOrigins } = sources
  const services = [
    ...(sources.googleTagManagerId ? [tagManager] : []),
    ...(sources.adPixelId ? [adPixel] : []),
    ...(sources.clarityId ? [clarity] : []),
  ]
  const dataOrigins = services.flatMap((service) => service.dataOrigins)
  const apiOrigins = apiOrigin ? [apiOrigin] : []
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'self'"],
    [
      'script-src',
      "'self'",
      ...sources.scripts.map(hashScript),
      ...services.flatMap((service) => service.scriptOrigins),
    ],
    // Pages have style attributes, which no hash can allow.
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...apiOrigins, ...pictureOrigins, ...dataOrigins],
    [
      'connect-src',
      "'self'",
      ...apiOrigins,
      ...pictureOrigins,
      ...(sentryDsn ? [new URL(sentryDsn).origin] : []),
      ...dataOrigins,
    ],
    ['form-action', "'self'"],
    ['frame-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'self'"],
    ['object-src', "'none'"],
  ]
  return directives.map(([name, ...values]) => [name, ...new Set(values)].join(' ')).join('; ')
}
