import type { ConsentCategory } from '../features/consent/consentChoice'
import { onConsentChange, readConsent } from '../features/consent/storedConsent'
import { forgetCountedOrders } from './countedOrders'
import { onPageShown } from './currentPage'
import type { AnalyticsEvent } from './events/events'
import type { RootState } from '../store/start/rootReducer'
import { removeCookies } from './services/cookies'
import type { AnalyticsService } from './services/AnalyticsService'
import { measureWebVitals } from './services/webVitals'
import { trackVisit } from './trackVisit'

/** Events are created only while one of these categories is allowed. */
const eventCategories: readonly ConsentCategory[] = ['statistics', 'advertising']

/**
 * Runs the services that the visitor allows, and follows later choices. Events from before a consent are not sent,
 * except for the page in view at that moment.
 */
export function runServices(
  categories: readonly ConsentCategory[],
  services: readonly AnalyticsService[],
  getState: () => RootState,
): void {
  let allowed: readonly ConsentCategory[] = []
  let isMeasuring = false
  const stops = new Map<AnalyticsService | 'events', () => void>()
  const isAllowed = (needed: readonly ConsentCategory[]) => needed.some((category) => allowed.includes(category))
  const send = (event: AnalyticsEvent) => services.forEach((service) => service.onEvent?.(event))

  /** Starts a service that becomes allowed, and stops one that no longer is. */
  const toggle = (key: AnalyticsService | 'events', isWanted: boolean, start: () => () => void) => {
    const stop = stops.get(key)
    if (isWanted && !stop) stops.set(key, start())
    if (isWanted || !stop) return
    stops.delete(key)
    stop()
  }

  const follow = () => {
    const before = allowed
    const chosen = readConsent()?.allowed ?? []
    allowed = categories.filter((category) => chosen.includes(category))
    if (allowed.join() === before.join()) return
    for (const service of services) {
      if (isAllowed(service.categories)) service.allow(allowed)
      else service.withdraw()
      toggle(service, isAllowed(service.categories), () => onPageShown((page) => service.onPage?.(page)))
    }
    toggle('events', isAllowed(eventCategories), () => trackVisit(send, getState))
    for (const category of before.filter((each) => !allowed.includes(each))) removeCookies(category)
    if (!isAllowed(eventCategories)) forgetCountedOrders()
    if (isMeasuring || !allowed.includes('statistics')) return
    isMeasuring = true
    void measureWebVitals((event) => allowed.includes('statistics') && send(event)).catch(() => undefined)
  }

  onConsentChange(follow)
  follow()
}
