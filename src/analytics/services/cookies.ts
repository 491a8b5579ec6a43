import type { ConsentCategory } from '../../features/consent/consentChoice'

/** The cookies that the services set on the shop's own host. The privacy page lists the same. */
const cookies: Record<ConsentCategory, RegExp> = {
  statistics: /^_ga(_|$)/,
  advertising: /^(_gcl_|_fbp$|_fbc$)/,
  recordings: /^(_clck|_clsk)$/,
}

/** Lists the cookies of a category in the text of `document.cookie`. */
export const listCookies = (text: string, category: ConsentCategory): string[] =>
  text
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => cookies[category].test(name))

/** Lists a host and the domains above it, where a service may have set a cookie: shop.example.com, example.com, com. */
const listDomains = (host: string): string[] => host.split('.').map((_part, at, parts) => parts.slice(at).join('.'))

/** Removes what the services of a category have stored, once it is not allowed any more. */
export function removeCookies(category: ConsentCategory): void {
  for (const name of listCookies(document.cookie, category)) {
    const expired = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
    document.cookie = expired
    for (const domain of listDomains(window.location.hostname)) document.cookie = `${expired}; domain=${domain}`
  }
}
