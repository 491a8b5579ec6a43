import type { ConsentCategory } from '../../features/consent/consentChoice'
import type { ShownPage } from '../currentPage'
import type { AnalyticsEvent } from '../events/events'

/** A service of another company, which runs only while the user allows one of its categories. */
export interface AnalyticsService {
  categories: readonly ConsentCategory[]
  /** Loads the service, or passes a new choice to a running service. The first call may happen on any page. */
  allow: (allowed: readonly ConsentCategory[]) => void
  /** Stops the service for good or until it is allowed again. */
  withdraw: () => void
  onPage?: (page: ShownPage) => void
  onEvent?: (event: AnalyticsEvent) => void
}
