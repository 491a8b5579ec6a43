import { env } from '../../config/env'

/** The number of errors that wait for the reporter. */
const mostWaiting = 100

type Report = (error: unknown) => void

/** Errors that occurred before the reporter was loaded. The reporter sends them later. */
const waiting: unknown[] = []
const wait: Report = (error) => {
  if (waiting.length < mostWaiting) waiting.push(error)
}
let report = wait

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

/** Passes waiting and later errors to the reporter, which watches for uncaught errors itself. */
export function handErrorsOver(reporter: Report): void {
  stopWatching()
  report = reporter
  waiting.splice(0).forEach(report)
}
