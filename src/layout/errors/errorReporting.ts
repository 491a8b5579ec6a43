import { env } from '../../config/env'

/** The limits of SPEC §9, which are explicit even if they equal the reporter's defaults. */
const limits = {
  maxBreadcrumbs: 100,
  maxValueLength: 250,
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

type Report = (error: unknown) => void

/** Errors that occurred before the reporter was loaded. The reporter sends them later. */
const waiting: unknown[] = []
let report: Report = (error) => {
  if (waiting.length < limits.maxBreadcrumbs) waiting.push(error)
}

/** Reports an error to the error-reporting service, now or once it is loaded. Without a DSN nothing leaves the browser. */
export function reportError(error: unknown): void {
  if (env.sentryDsn) report(error)
}

/** Loads the reporter. The app calls it when the browser is idle, long after the first tap. */
export async function startErrorReporting(): Promise<void> {
  if (!env.sentryDsn) return
  const [{ init, captureException }, { scrub }] = await Promise.all([import('./errorReporter'), import('./scrub')])
  init({ dsn: env.sentryDsn, ...limits, dataCollection, beforeSend: (event) => scrub(event) })
  report = (error) => void captureException(error)
  waiting.splice(0).forEach(report)
}

/** Records uncaught errors for the reporter from the start. */
export function watchErrors(): void {
  if (!env.sentryDsn) return
  window.addEventListener('error', (event) => report(event.error ?? event.message), { passive: true })
  window.addEventListener('unhandledrejection', (event) => report(event.reason), { passive: true })
}
