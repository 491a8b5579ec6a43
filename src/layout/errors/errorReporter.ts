/** The two parts of the reporter that the shop uses; behind an import of the whole, replay and feedback would come along. */
export { captureException, init } from '@sentry/gatsby'
