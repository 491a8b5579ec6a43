import { watchShownPage } from '../../analytics/currentPage'
import { isWaitingForPage } from '../../analytics/events/pageEvents'
import { describeContent } from '../../analytics/services/adPixel'
import { isPrivateTemplate } from '../../analytics/services/sessionRecorder'
import { measureWebVitals } from '../../analytics/services/measureWebVitals'
import { trackVisit } from '../../analytics/trackVisit'
import { env } from '../../config/env'
import type { ConsentCategory } from '../../features/consent/consentChoice'
import { readConsent } from '../../features/consent/storedConsent'
import { scrubReport } from '../../layout/errors/scrubReport'
import type { RootState } from '../../store/start/rootReducer'
import { sentChannel, type SentRow } from './sentPage'

/**
 * The services, each with the setting that it needs and with the consent categories, one of which must be allowed. A
 * service without categories needs no consent.
 */
const services: Record<string, { id: string; categories: readonly ConsentCategory[] }> = {
  'tag manager': { id: env.googleTagManagerId, categories: ['statistics', 'advertising'] },
  'advertising pixel': { id: env.adPixelId, categories: ['advertising'] },
  'session recorder': { id: env.clarityId, categories: ['recordings'] },
  'error reporter': { id: env.sentryDsn, categories: [] },
}

/**
 * Returns whether a build with the same settings would now send events to a service: "yes", or "no" with the reason.
 */
export function describeVerdict(service: string): string {
  const { id, categories } = services[service] ?? { id: '', categories: [] }
  if (!id) return 'no: not configured'
  const allowedCategories = readConsent()?.allowed ?? []
  return categories.length === 0 || categories.some((category) => allowedCategories.includes(category))
    ? 'yes'
    : 'no: not allowed'
}

/**
 * Sends every event of a visit to the page /develop/sent, in development only. Nothing leaves the machine, whatever is
 * configured or allowed.
 */
export function publishSentEvents(getState: () => RootState): void {
  const channel = new BroadcastChannel(sentChannel)
  const announceEvent = (service: string, message: unknown) => {
    const row: SentRow = { service, verdict: describeVerdict(service), message: JSON.stringify(message) }
    channel.postMessage(row)
  }
  trackVisit((event) => announceEvent('tag manager', event), getState)
  void measureWebVitals((event) => announceEvent('tag manager', event))
  watchShownPage((shownPage) => {
    if (isWaitingForPage(shownPage)) return
    announceEvent('advertising pixel', { ViewContent: describeContent(shownPage) })
    announceEvent(
      'session recorder',
      isPrivateTemplate(shownPage.page.template) ? 'off on this page' : 'records this page, masked',
    )
  })
  window.addEventListener('error', ({ message }) =>
    announceEvent('error reporter', scrubReport({ message }, getState())),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    announceEvent('error reporter', scrubReport({ message: String(reason) }, getState())),
  )
}
