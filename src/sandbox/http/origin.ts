import type { Context } from 'hono'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

const originOf = (address: string | undefined): URL | null => {
  try {
    return address ? new URL(address) : null
  } catch {
    // "null" and other things that are no address.
    return null
  }
}

/** True for an origin that the shop serves: a loopback host, or the site's own. */
export function isOurs(origin: string, siteOrigin: string): boolean {
  const url = originOf(origin)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  return loopback.has(url.hostname) || (siteOrigin !== '' && url.origin === originOf(siteOrigin)?.origin)
}

/** The origin that the shopper's page stands on: Origin, else Referer, else the address asked for; else the site's. */
export function shopperOrigin(c: Context, siteOrigin: string): string {
  const candidates = [c.req.header('Origin'), c.req.header('Referer'), c.req.url]
  const found = candidates.map(originOf).find((url) => url && isOurs(url.origin, siteOrigin))
  return found?.origin ?? originOf(siteOrigin)?.origin ?? 'http://localhost:8000'
}
