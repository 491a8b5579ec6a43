import type { ConsentCategory } from '../features/consent/consentChoice'
import { watchConsent, readConsent } from '../features/consent/storedConsent'
import { forgetCountedOrders } from './countedOrders'
import { watchShownPage } from './currentPage'
import type { AnalyticsEvent } from './events/events'
import type { RootState } from '../store/start/rootReducer'
import type { AnalyticsService } from './services/AnalyticsService'
import { measureWebVitals } from './services/measureWebVitals'
import { trackVisit } from './trackVisit'

/** Events are created only while one of these categories is allowed. */
const eventCategories: readonly ConsentCategory[] = ['statistics', 'advertising']

/**
 * Runs the services that the user allows, and follows later choices. Events that precede the consent are not sent,
 * except the event of the page in view.
 */
export function runServices(
  categories: readonly ConsentCategory[],
  services: readonly AnalyticsService[],
  getState: () => RootState,
): void {
  let allowedCategories: readonly ConsentCategory[] = []
  let isMeasuring = false
  const stopByService = new Map<AnalyticsService | 'events', () => void>()
  const isAllowed = (neededCategories: readonly ConsentCategory[]) =>
    neededCategories.some((category) => allowedCategories.includes(category))
  const sendToServices = (event: AnalyticsEvent) => services.forEach((service) => service.onEvent?.(event))

  const toggleService = (key: AnalyticsService | 'events', shouldRun: boolean, start: () => () => void) => {
    const stop = stopByService.get(key)
    if (shouldRun && !stop) stopByService.set(key, start())
    if (shouldRun || !stop) return
    stopByService.delete(key)
    stop()
  }

  const followConsent = () => {
    const formerCategories = allowedCategories
    const chosenCategories = readConsent()?.allowed ?? []
    allowedCategories = categories.filter((category) => chosenCategories.includes(category))
    if (allowedCategories.join() === formerCategories.join()) return
    for (const service of services) {
      if (isAllowed(service.categories)) service.allow(allowedCategories)
      else service.withdraw()
      toggleService(service, isAllowed(service.categories), () => watchShownPage((page) => service.onPage?.(page)))
    }
    toggleService('events', isAllowed(eventCategories), () => trackVisit(sendToServices, getState))
    for (const category of formerCategories.filter((formerCategory) => !allowedCategories.includes(formerCategory)))
      removeCookies(category)
    if (!isAllowed(eventCategories)) forgetCountedOrders()
    if (isMeasuring || !allowedCategories.includes('statistics')) return
    isMeasuring = true
    void measureWebVitals((event) => allowedCategories.includes('statistics') && sendToServices(event)).catch(
      () => undefined,
    )
  }

  watchConsent(followConsent)
  followConsent()
}

/**
 * Patterns for the names of the cookies that the services set on the shop's own host. The privacy page lists the same
 * cookies.
 */
const cookiePatterns: Record<ConsentCategory, RegExp> = {
  statistics: /^_ga(_|$)/,
  advertising: /^(_gcl_|_fbp$|_fbc$)/,
  recordings: /^(_clck|_clsk)$/,
}

export const listCookies = (cookieText: string, category: ConsentCategory): string[] =>
  cookieText
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => cookiePatterns[category].test(name))

/** Lists a host and the domains above it, where a service may have set a cookie: shop.example.com, example.com, com. */
const listDomains = (host: string): string[] =>
  host.split('.').map((_part, index, parts) => parts.slice(index).join('.'))

function removeCookies(category: ConsentCategory): void {
  for (const name of listCookies(document.cookie, category)) {
    const expiredCookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
    document.cookie = expiredCookie
    for (const domain of listDomains(window.location.hostname)) document.cookie = `${expiredCookie}; domain=${domain}`
  }
}
