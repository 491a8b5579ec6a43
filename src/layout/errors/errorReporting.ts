import { env } from '../../config/env'

/** Limits of SPEC §9, stated even where they equal the reporter's defaults. */
const limits = {
  maxBreadcrumbs: 100,
  maxValueLength: 250,
  normalizeDepth: 3,
  transportOptions: { bufferSize: 30 },
}

/** Turns off the reporter's automatic collection: request bodies contain passwords, the rest tokens and addresses. */
const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
}

type Report = (error: unknown) => void

/** Errors from before the reporter was loaded, which it takes over. */
const waiting: unknown[] = []
let report: Report = (error) => {
  if (waiting.length < limits.maxBreadcrumbs) waiting.push(error)
}

/**
 * Reports an error to the error-reporting service, now or once it is loaded. Without a DSN nothing leaves the browser.
 */
export function reportError(error: unknown): void {
  if (env.sentryDsn) report(error)
}

/** Loads the reporter. Called when the browser is idle, long after the first tap. */
export async function startErrorReporting(): Promise<void> {
  if (!env.sentryDsn) return
  const [{ init, captureException }, { scrub }] = await Promise.all([import('./errorReporter'), import('./scrub')])
  init({ dsn: env.sentryDsn, ...limits, dataCollection, beforeSend: (event) => scrub(event) })
  report = (error) => void captureException(error)
  waiting.splice(0).forEach(report)
}

/** Records uncaught errors for the reporter from the first moment. */
export function watchErrors(): void {
  if (!env.sentryDsn) return
  window.addEventListener('error', (event) => report(event.error ?? event.message), { passive: true })
  window.addEventListener('unhandledrejection', (event) => report(event.reason), { passive: true })
}
