import type { ConsentCategory } from '../../features/consent/consentChoice'
import type { AnalyticsEvent } from '../events/events'
import { addScript } from './addScript'
import type { AnalyticsService } from './AnalyticsService'
import { buildTagManagerPath } from './buildTagManagerPath'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

function describeConsent(allowed: readonly ConsentCategory[]) {
  const getConsentState = (category: ConsentCategory) => (allowed.includes(category) ? 'granted' : 'denied')
  return {
    analytics_storage: getConsentState('statistics'),
    ad_storage: getConsentState('advertising'),
    ad_user_data: getConsentState('advertising'),
    ad_personalization: getConsentState('advertising'),
  }
}

/**
 * The defaults of Consent Mode, which deny everything, are in the data layer before the manager's script runs. Events
 * reach the data layer only while the manager is allowed, so the manager never finds earlier events.
 */
export function createTagManager(id: string, load = () => addScript(buildTagManagerPath(id))): AnalyticsService {
  let isAllowed = false
  let hasDefaults = false
  const pushMessage = (message: unknown) => {
    const dataLayer = (window.dataLayer ??= [])
    dataLayer.push(message)
  }
  // Consent Mode recognizes its commands by the type of `arguments`, so the commands cannot be arrays.
  function sendCommand(..._values: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params -- see above
    pushMessage(arguments)
  }
  const updateConsent = (allowed: readonly ConsentCategory[]) =>
    sendCommand('consent', 'update', describeConsent(allowed))
  return {
    categories: ['statistics', 'advertising'],
    allow(allowed) {
      if (!hasDefaults) sendCommand('consent', 'default', describeConsent([]))
      hasDefaults = true
      updateConsent(allowed)
      isAllowed = true
      load()
    },
    withdraw() {
      if (isAllowed) updateConsent([])
      isAllowed = false
    },
    onEvent(event: AnalyticsEvent) {
      if (!isAllowed) return
      // The data layer merges objects, so the items of the previous event would remain.
      if ('ecommerce' in event) pushMessage({ ecommerce: null })
      pushMessage(event)
    },
  }
}
