import { env } from '../../config/env'
import type { RootState } from '../../store/start/rootReducer'
import { handOverErrors } from './errorReporting'

/** The limits of SPEC §9, which are explicit even if they equal the reporter's defaults. */
const limits = {
  maxBreadcrumbs: 100,
  normalizeDepth: 3,
  transportOptions: { bufferSize: 30 },
}

/**
 * The reporter must collect no data automatically, because request bodies contain passwords and other data contains
 * tokens and addresses.
 */
const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
}

export interface ReportContext {
  /** The name and version of the storefront. */
  release: string
  /** Returns the language and the id of the page in view. */
  describePage: () => Record<string, string>
  /** The personal data in the state is removed from every report. */
  getState: () => RootState
}

let isStarted = false

export async function startErrorReporting({ release, describePage, getState }: ReportContext): Promise<void> {
  if (!env.sentryDsn || isStarted) return
  isStarted = true
  const [reporter, { scrubReport }] = await Promise.all([
    import(/* webpackChunkName: "errorReporting" */ './errorReporter'),
    import(/* webpackChunkName: "errorReporting" */ './scrubReport'),
  ])
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
    beforeSend: (event) => scrubReport({ ...event, tags: { ...event.tags, ...describePage() } }, getState()),
  })
  handOverErrors((error) => void reporter.captureException(error))
}
