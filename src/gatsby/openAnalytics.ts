import { createAdPixel } from '../analytics/services/adPixel'
import type { NoteSent, Service } from '../analytics/services/Service'
import { createClarity, createSessionRecorder } from '../analytics/services/sessionRecorder'
import { createTagManager } from '../analytics/services/tagManager'
import { startAnalytics } from '../analytics/startAnalytics'
import { consentCategories } from '../config/consentCategories'
import { env } from '../config/env'
import type { Language } from '../i18n/languages'

/** Starts the services that the build's settings name. */
export function openAnalytics(language: Language): void {
  startAnalytics(consentCategories, listServices(env), language)
}

type ServiceIds = Pick<typeof env, 'googleTagManagerId' | 'adPixelId' | 'clarityId'>

function listServices({ googleTagManagerId, adPixelId, clarityId }: ServiceIds, note: NoteSent = () => {}): Service[] {
  return [
    ...(googleTagManagerId ? [createTagManager(googleTagManagerId, note)] : []),
    ...(adPixelId ? [createAdPixel(adPixelId, note)] : []),
    ...(clarityId ? [createSessionRecorder(createClarity(clarityId), note)] : []),
  ]
}
