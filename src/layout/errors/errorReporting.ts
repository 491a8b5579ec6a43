import { env } from '../../config/env'

const maxWaitingErrors = 100

type ErrorHandler = (error: unknown) => void

const waitingErrors: unknown[] = []
const holdError: ErrorHandler = (error) => {
  if (waitingErrors.length < maxWaitingErrors) waitingErrors.push(error)
}
let report = holdError

/** Reports an error now, or once the reporter has loaded. Without a DSN, nothing leaves the browser. */
export function reportError(error: unknown): void {
  if (env.sentryDsn) report(error)
}

const handleError = (event: ErrorEvent) => holdError(event.error ?? event.message)
const handleRejection = (event: PromiseRejectionEvent) => holdError(event.reason)
let stopWatching = () => {}

/** Records uncaught errors until the reporter has loaded. */
export function watchErrors(): void {
  if (!env.sentryDsn) return
  window.addEventListener('error', handleError, { passive: true })
  window.addEventListener('unhandledrejection', handleRejection, { passive: true })
  stopWatching = () => {
    window.removeEventListener('error', handleError)
    window.removeEventListener('unhandledrejection', handleRejection)
  }
}

/** From now on, the reporter itself records uncaught errors. */
export function handOverErrors(reporter: ErrorHandler): void {
  stopWatching()
  report = reporter
  waitingErrors.splice(0).forEach(report)
}
