import type { MiddlewareHandler } from 'hono'

/** The headers of every response of the site; docs/deploy.md asks hosts for the same. */
const headers = {
  'content-security-policy': "frame-ancestors 'none'; base-uri 'self'; object-src 'none'",
  // For browsers that do not know frame-ancestors.
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'x-content-type-options': 'nosniff',
}

export const setSecurityHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(headers)) context.header(name, value)
}
