import { watchShownPage, type ShownPage } from '../analytics/currentPage'
import { runServices } from '../analytics/runServices'
import { createAdPixel } from '../analytics/services/adPixel'
import type { AnalyticsService } from '../analytics/services/AnalyticsService'
import { createClarity, createSessionRecorder } from '../analytics/services/sessionRecorder'
import { createTagManager } from '../analytics/services/tagManager'
import { consentCategories } from '../config/consentCategories'
import { env } from '../config/env'
import { isChoiceDue } from '../features/consent/consentChoice'
import { hideConsent, presentConsent } from '../features/consent/presentConsent'
import { readConsent } from '../features/consent/storedConsent'
import type { Language } from '../i18n/languages'
import type { RootState } from '../store/start/rootReducer'

// A browser has no `process`: the bundler replaces the expression `process.env.NODE_ENV`.
declare const process: { env: { NODE_ENV: string } }

/**
 * Presents the consent choice where it is needed, and runs each configured service while the user allows it. In
 * development the choice is presented, but no service runs.
 */
export function openAnalytics(language: Language, getState: () => RootState): void {
  // eslint-disable-next-line no-restricted-properties -- the bundler replaces exactly this expression
  const services = process.env.NODE_ENV === 'development' ? [] : listServices(env)
  let shownPage: ShownPage | null = null
  // In the checkout, nothing may distract the user or cover the buttons.
  const canPresent = () => !shownPage?.page.template.startsWith('checkout-')
  runServices(consentCategories, services, getState)
  watchShownPage((page) => {
    shownPage = page
    if (!canPresent()) hideConsent()
    else if (isChoiceDue(readConsent(), consentCategories))
      void presentConsent(consentCategories, language, canPresent).catch(ignoreError)
  })
}

/**
 * Ignores an error while loading the messages of the consent choice. No service runs without a choice, and the next
 * page change loads the messages again.
 */
const ignoreError = () => undefined

type ServiceIds = Pick<typeof env, 'googleTagManagerId' | 'adPixelId' | 'clarityId'>

function listServices({ googleTagManagerId, adPixelId, clarityId }: ServiceIds): AnalyticsService[] {
  return [
    ...(googleTagManagerId ? [createTagManager(googleTagManagerId)] : []),
    ...(adPixelId ? [createAdPixel(adPixelId)] : []),
    ...(clarityId ? [createSessionRecorder(createClarity(clarityId))] : []),
  ]
}
