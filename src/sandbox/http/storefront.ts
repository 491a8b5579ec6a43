import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { idempotencyHeader } from '../../contract/limits'
import pages from '../../../data/pages.json'

/** The header with the scenario of a single call. It takes precedence over the current scenario. */
export const scenarioHeader = 'X-Sandbox-Scenario'

/** The address at which `npm start` serves the storefront by default. */
const defaultOrigin = 'http://localhost:8000'

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Returns whether the sandbox serves an origin: a loopback host or the site's own origin. */
export function isAllowedOrigin(origin: string, siteOrigin: string): boolean {
  const url = parseOrigin(origin)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  return loopbackHosts.has(url.hostname) || (siteOrigin !== '' && url.origin === parseOrigin(siteOrigin)?.origin)
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
 * Returns the origin of the user's page, to which a payment returns. Reads Origin, Referer and the requested URL, in
 * this order, and falls back to the site's origin, or to `defaultOrigin` if the site is unknown.
 */
export function findStorefrontOrigin(c: Context, siteOrigin: string): string {
  const candidates = [c.req.header('Origin'), c.req.header('Referer'), c.req.url]
  const allowedUrl = candidates.map(parseOrigin).find((url) => url && isAllowedOrigin(url.origin, siteOrigin))
  return allowedUrl?.origin ?? parseOrigin(siteOrigin)?.origin ?? defaultOrigin
}

/**
 * Returns the origin of links in emails. Any program on the machine can send a loopback origin, so the request may only
 * choose a loopback name for the site's own protocol and port. If the site is unknown, returns the requested URL's
 * origin if it is allowed, and otherwise `defaultOrigin`.
 */
export function findMailOrigin(c: Context, siteOrigin: string): string {
  const { origin } = new URL(c.req.url)
  if (siteOrigin === '') return isAllowedOrigin(origin, '') ? origin : defaultOrigin
  return chooseSiteOrigin(c.req.header('Origin') ?? origin, siteOrigin)
}

/**
 * Returns `origin` if it has a loopback host and the site's protocol and port, or if the site is unknown. Otherwise,
 * returns the site's origin.
 */
export function chooseSiteOrigin(origin: string, siteOrigin: string): string {
  const [requestedUrl, siteUrl] = [parseOrigin(origin), parseOrigin(siteOrigin)]
  if (!siteUrl) return origin
  const isSiteOnLoopback =
    requestedUrl?.protocol === siteUrl.protocol &&
    requestedUrl.port === siteUrl.port &&
    loopbackHosts.has(requestedUrl.hostname)
  return isSiteOnLoopback ? requestedUrl.origin : siteUrl.origin
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

/**
 * Sets the security headers of every response: browsers may not frame the response, guess its type, or send its address
 * as a referrer.
 */
export const setApiHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('X-Frame-Options', 'DENY')
  c.header('Referrer-Policy', 'no-referrer')
}

/**
 * Returns the path of a page of the storefront (SPEC §2; data/pages.json). A language without its own path uses the
 * English path, with its own code instead of `en`.
 */
export function findPagePath(id: string, language: string): string {
  const { path_en: englishPath, ...row } = pages.find((page) => page.id === id)!
  const translatedPath = (row as Record<string, unknown>)[`path_${language}`]
  return typeof translatedPath === 'string' ? translatedPath : englishPath.replace('en', language)
}
