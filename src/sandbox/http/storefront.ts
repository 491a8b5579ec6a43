import type { Context } from 'hono'
import { cors } from 'hono/cors'
import { scenarioHeader } from '../scenario/playScenario'
import type { Lang } from './language'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

const parseOrigin = (address: string | undefined): URL | null => {
  try {
    return address ? new URL(address) : null
  } catch {
    // "null" and other things that are no address.
    return null
  }
}

/** True for an origin that the shop serves: a loopback host, or the site's own. */
export function isAllowedOrigin(origin: string, siteOrigin: string): boolean {
  const url = parseOrigin(origin)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  return loopback.has(url.hostname) || (siteOrigin !== '' && url.origin === parseOrigin(siteOrigin)?.origin)
}

/** The origin that the shopper's page stands on: Origin, else Referer, else the address asked for; else the site's. */
export function findStorefrontOrigin(c: Context, siteOrigin: string): string {
  const candidates = [c.req.header('Origin'), c.req.header('Referer'), c.req.url]
  const found = candidates.map(parseOrigin).find((url) => url && isAllowedOrigin(url.origin, siteOrigin))
  return found?.origin ?? parseOrigin(siteOrigin)?.origin ?? 'http://localhost:8000'
}

/** Lets the storefront on another port, or on its own host, call the shop. */
export const crossOrigin = (siteOrigin: string) =>
  cors({
    origin: (origin) => (isAllowedOrigin(origin, siteOrigin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'Accept',
      'Content-Type',
      'CartToken',
      'CustomerToken',
      'Lang',
      'X-Application-Name',
      'X-Application-Version',
      scenarioHeader,
    ],
    maxAge: 600,
  })

/** The storefront's pages that the shop leads to (SPEC §2; data/pages.json). */
export const storefrontPaths: Record<
  'status' | 'confirmation' | 'account' | 'recovery' | 'newsletter',
  Record<Lang, string>
> = {
  status: { nl: '/nl/afrekenen/status', en: '/en/checkout/status' },
  confirmation: { nl: '/nl/order/bevestiging', en: '/en/order/confirmation' },
  account: { nl: '/nl/mijn-account', en: '/en/my-accocunt' },
  recovery: { nl: '/nl/wachtwoord-opvragen', en: '/en/password-recovery' },
  newsletter: { nl: '/nl/nieuwsbrief', en: '/en/newsletter' },
}
