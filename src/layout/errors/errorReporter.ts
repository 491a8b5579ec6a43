/** Re-exports only the two functions in use, because importing the whole package would bundle replay and feedback. */
export { captureException, init } from '@sentry/gatsby'
