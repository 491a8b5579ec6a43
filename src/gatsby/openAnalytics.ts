import { createAdPixel } from '../analytics/services/adPixel'
import type { AnalyticsService } from '../analytics/services/AnalyticsService'
import { createClarity, createSessionRecorder } from '../analytics/services/sessionRecorder'
import { createTagManager } from '../analytics/services/tagManager'
import { startAnalytics } from '../analytics/startAnalytics'
import { consentCategories } from '../config/consentCategories'
import { env } from '../config/env'
import type { Language } from '../i18n/languages'
import type { RootState } from '../store/start/rootReducer'

// A browser has no such object: the bundler replaces the expression below.
declare const process: { env: { NODE_ENV: string } }

/** Starts the services that the build's settings name. In development the choice is presented, but no service runs. */
export function openAnalytics(language: Language, getState: () => RootState): void {
  // eslint-disable-next-line no-restricted-properties -- the bundler replaces exactly this expression
  const services = process.env.NODE_ENV === 'development' ? [] : listServices(env)
  startAnalytics(consentCategories, services, language, getState)
}

type ServiceIds = Pick<typeof env, 'googleTagManagerId' | 'adPixelId' | 'clarityId'>

function listServices({ googleTagManagerId, adPixelId, clarityId }: ServiceIds): AnalyticsService[] {
  return [
    ...(googleTagManagerId ? [createTagManager(googleTagManagerId)] : []),
    ...(adPixelId ? [createAdPixel(adPixelId)] : []),
    ...(clarityId ? [createSessionRecorder(createClarity(clarityId))] : []),
  ]
}
