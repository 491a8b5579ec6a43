/**
 * Re-exports the two functions that are used, because an import of the whole package would bundle replay and feedback.
 */
export { captureException, init } from '@sentry/gatsby'
