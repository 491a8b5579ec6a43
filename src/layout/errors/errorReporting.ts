import { env } from '../../config/env'

/** Limits of SPEC §9; what the reporter's own defaults say already is written down all the same. */
const limits = {
  maxBreadcrumbs: 100,
  maxValueLength: 250,
  normalizeDepth: 3,
  transportOptions: { bufferSize: 30 },
}

/** The reporter would take along what it comes across: bodies of calls have passwords, the rest tokens and addresses. */
const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
}

type Report = (error: unknown) => void

/** Errors from before the reporter came; it takes them over. */
const waiting: unknown[] = []
let report: Report = (error) => {
  if (waiting.length < limits.maxBreadcrumbs) waiting.push(error)
}

/** Tells the error-reporting service, now or as soon as it has come. Without a DSN nothing leaves the browser. */
export function reportError(error: unknown): void {
  if (env.sentryDsn) report(error)
}

/** Fetches the reporter; called when the browser is idle, long after the first tap. */
export async function startErrorReporting(): Promise<void> {
  if (!env.sentryDsn) return
  const [{ init, captureException }, { scrub }] = await Promise.all([import('./errorReporter'), import('./scrub')])
  init({ dsn: env.sentryDsn, ...limits, dataCollection, beforeSend: (event) => scrub(event) })
  report = (error) => void captureException(error)
  waiting.splice(0).forEach(report)
}

/** Keeps uncaught errors for the reporter from the first moment. */
export function watchErrors(): void {
  if (!env.sentryDsn) return
  window.addEventListener('error', (event) => report(event.error ?? event.message), { passive: true })
  window.addEventListener('unhandledrejection', (event) => report(event.reason), { passive: true })
}
