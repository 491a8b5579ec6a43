import type { Context } from 'hono'
import { cors } from 'hono/cors'
import { idempotencyHeader } from '../../contract/limits'
import { scenarioHeader } from '../scenario/playScenario'
import type { Lang } from './language'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether the sandbox serves an origin: a loopback host or the site's own origin. */
export function isAllowedOrigin(origin: string, siteOrigin: string): boolean {
  const url = parseOrigin(origin)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  return loopback.has(url.hostname) || (siteOrigin !== '' && url.origin === parseOrigin(siteOrigin)?.origin)
}

const parseOrigin = (address: string | undefined): URL | null => {
  try {
    return address ? new URL(address) : null
  } catch {
    // The text is "null" or not a URL.
    return null
  }
}

/**
 * Returns the origin of the user's page from Origin, Referer or the requested URL, in this order. Falls back to the
 * site's origin.
 */
export function findStorefrontOrigin(c: Context, siteOrigin: string): string {
  const candidates = [c.req.header('Origin'), c.req.header('Referer'), c.req.url]
  const found = candidates.map(parseOrigin).find((url) => url && isAllowedOrigin(url.origin, siteOrigin))
  return found?.origin ?? parseOrigin(siteOrigin)?.origin ?? 'http://localhost:8000'
}

/** Allows the storefront to call the API from another port or from its own host. */
export const allowCrossOrigin = (siteOrigin: string) =>
  cors({
    origin: (origin) => (isAllowedOrigin(origin, siteOrigin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'Accept',
      'Content-Type',
      'CartToken',
      'CustomerToken',
      'Lang',
      idempotencyHeader,
      'X-Application-Name',
      'X-Application-Version',
      scenarioHeader,
    ],
    maxAge: 600,
  })

/** The storefront's pages to which emails and payments link (SPEC §2; data/pages.json). */
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
