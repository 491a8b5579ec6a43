import { env } from '../../config/env'

/** The limits of SPEC §9, which are explicit even if they equal the reporter's defaults. */
const limits = {
  maxBreadcrumbs: 100,
  normalizeDepth: 3,
  transportOptions: { bufferSize: 30 },
}

/**
 * The reporter collects no data automatically, because request bodies contain passwords and other data contains tokens
 * and addresses.
 */
const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
}

/** The context of every report. */
export interface ReportContext {
  /** The name and version of the storefront. */
  release: string
  /** Returns the language and the id of the page in view. */
  describePage: () => Record<string, string>
}

type Report = (error: unknown) => void

/** Errors that occurred before the reporter was loaded. The reporter sends them later. */
const waiting: unknown[] = []
const wait: Report = (error) => {
  if (waiting.length < limits.maxBreadcrumbs) waiting.push(error)
}
let report = wait
let isStarted = false

/** Reports an error to the error-reporting service, now or once it is loaded. Without a DSN nothing leaves the browser. */
export function reportError(error: unknown): void {
  if (env.sentryDsn) report(error)
}

const handleError = (event: ErrorEvent) => wait(event.error ?? event.message)
const handleRejection = (event: PromiseRejectionEvent) => wait(event.reason)
let stopWatching = () => {}

/** Records uncaught errors from the start, until the reporter does so itself. */
export function watchErrors(): void {
  if (!env.sentryDsn) return
  window.addEventListener('error', handleError, { passive: true })
  window.addEventListener('unhandledrejection', handleRejection, { passive: true })
  stopWatching = () => {
    window.removeEventListener('error', handleError)
    window.removeEventListener('unhandledrejection', handleRejection)
  }
}

/** Loads the reporter. The app calls it when the browser is idle, long after the first tap. */
export async function startErrorReporting({ release, describePage }: ReportContext): Promise<void> {
  if (!env.sentryDsn || isStarted) return
  isStarted = true
  const [reporter, { scrub }] = await Promise.all([import('./errorReporter'), import('./scrub')])
  reporter.init({
    dsn: env.sentryDsn,
    release,
    ...limits,
    dataCollection,
    defaultIntegrations: false,
    integrations: [
      reporter.eventFiltersIntegration(),
      reporter.functionToStringIntegration(),
      reporter.browserApiErrorsIntegration(),
      reporter.breadcrumbsIntegration(),
      reporter.globalHandlersIntegration(),
      reporter.linkedErrorsIntegration(),
      reporter.dedupeIntegration(),
      reporter.httpContextIntegration(),
    ],
    sendClientReports: false,
    beforeSend: (event) => scrub({ ...event, tags: { ...event.tags, ...describePage() } }),
  })
  stopWatching()
  report = (error) => void reporter.captureException(error)
  waiting.splice(0).forEach(report)
}
