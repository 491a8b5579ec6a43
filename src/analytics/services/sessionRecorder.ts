import type { TemplateName } from '../../pageTable/templates'
import type { ShownPage } from '../currentPage'
import { addScript } from './addScript'
import type { AnalyticsService } from './AnalyticsService'

/** A program that records visits. A replacement for Clarity needs only these two functions. */
export interface Recorder {
  start: () => void
  stop: () => void
}

/**
 * True if the page is never recorded, because it may show a password, an account, a checkout, an order, a gift list or
 * a newsletter subscription.
 */
export const isPrivateTemplate = (template: TemplateName): boolean =>
  /^(account|checkout|giftlist)/.test(template) ||
  ['create-account', 'lost-password', 'order-confirmation', 'newsletter'].includes(template) ||
  // The 404 page may be about to show an order or a gift list.
  template === '404'

/**
 * Records visits on public pages. A recording that a private page has stopped continues only after the next full page
 * load, so that it cannot contain any moment of a private page.
 */
export function createSessionRecorder({ start, stop }: Recorder): AnalyticsService {
  let isAllowed = false
  let state: 'idle' | 'recording' | 'over' = 'idle'
  let isOnPublicPage = false
  const endRecording = () => {
    if (state !== 'recording') return
    state = 'over'
    stop()
  }
  const updateRecording = () => {
    if (!isAllowed || !isOnPublicPage) return endRecording()
    if (state !== 'idle') return
    state = 'recording'
    start()
  }
  return {
    categories: ['recordings'],
    allow() {
      isAllowed = true
      updateRecording()
    },
    withdraw() {
      isAllowed = false
      updateRecording()
    },
    onPage({ page }: ShownPage) {
      isOnPublicPage = !isPrivateTemplate(page.template)
      updateRecording()
    },
  }
}

type ClarityQueue = ((...values: unknown[]) => void) & { q?: unknown[][] }

declare global {
  interface Window {
    clarity?: ClarityQueue
  }
}

/** Microsoft Clarity masks all text of the page and everything that the user types. */
export function createClarity(id: string, load = (address: string) => addScript(address)): Recorder {
  return {
    start() {
      document.body.dataset.clarityMask = 'true'
      const queue: ClarityQueue = (...values) => void (queue.q ??= []).push(values)
      window.clarity ??= queue
      window.clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' })
      load(`https://www.clarity.ms/tag/${id}`)
    },
    stop() {
      window.clarity?.('stop')
    },
  }
}
