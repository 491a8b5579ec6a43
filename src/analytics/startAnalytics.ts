import { type ConsentCategory, isChoiceDue } from '../features/consent/consentChoice'
import { hideConsent, presentConsent } from '../features/consent/showConsent'
import { readConsent } from '../features/consent/storedConsent'
import type { Language } from '../i18n/languages'
import type { RootState } from '../store/start/rootReducer'
import { watchShownPage, type ShownPage } from './currentPage'
import { runServices } from './runServices'
import type { AnalyticsService } from './services/AnalyticsService'

/** Presents the consent choice where it is needed, and runs each service for as long as the visitor allows it. */
export function startAnalytics(
  categories: readonly ConsentCategory[],
  services: readonly AnalyticsService[],
  language: Language,
  getState: () => RootState,
): void {
  let shown: ShownPage | null = null
  // Nothing may distract a visitor in the checkout or cover its buttons.
  const isWelcome = () => !shown?.page.template.startsWith('checkout-')
  runServices(categories, services, getState)
  watchShownPage((page) => {
    shown = page
    if (!isWelcome()) hideConsent()
    else if (isChoiceDue(readConsent(), categories)) void presentConsent(categories, language, isWelcome).catch(ignore)
  })
}

/** Without its messages the choice cannot be presented. Nothing is allowed then, and the next page tries again. */
const ignore = () => undefined
