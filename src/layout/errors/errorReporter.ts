/**
 * Importing the whole package would bundle replay and feedback. The integrations are listed for the same reason, and
 * because the default integrations also report each visit.
 */
export {
  breadcrumbsIntegration,
  browserApiErrorsIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  functionToStringIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/gatsby'
