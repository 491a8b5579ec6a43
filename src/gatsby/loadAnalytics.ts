import { consentCategories } from '../config/consentCategories'
import { readPathLanguage } from '../i18n/languages'
import type { RootState } from '../store/start/rootReducer'

let analytics: Promise<void> | null = null

/**
 * Loads the code that presents the consent choice and runs the services of analytics. If that fails, no service is
 * allowed, and the rest of the page still works.
 */
export function loadAnalytics(getState: () => RootState): Promise<void> {
  if (consentCategories.length === 0) return Promise.resolve()
  analytics ??= import('./openAnalytics').then(
    ({ openAnalytics }) => openAnalytics(readPathLanguage(window.location.pathname), getState),
    () => undefined,
  )
  return analytics
}
