import { consentCategories } from '../config/consentCategories'
import { readPathLanguage } from '../i18n/languages'
import type { RootState } from '../store/start/rootReducer'

let analyticsLoad: Promise<void> | null = null

/**
 * Loads and runs the code that presents the consent choice and runs the analytics services. If loading fails, no
 * service runs, and the rest of the page still works.
 */
export function loadAnalytics(getState: () => RootState): Promise<void> {
  if (consentCategories.length === 0) return Promise.resolve()
  analyticsLoad ??= import('./openAnalytics').then(
    ({ openAnalytics }) => openAnalytics(readPathLanguage(window.location.pathname), getState),
    () => undefined,
  )
  return analyticsLoad
}
