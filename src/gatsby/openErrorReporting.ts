import { getShownPage } from '../analytics/currentPage'
import { release } from '../config/release'
import { readPathLanguage } from '../i18n/languages'
import { startErrorReporting } from '../layout/errors/startErrorReporting'
import { store } from './store'

/** Starts the error reporter, whose reports name the release, the language and the page. */
export const openErrorReporting = (): Promise<void> =>
  startErrorReporting({
    release,
    getState: store.getState,
    describePage: () => ({
      language: readPathLanguage(window.location.pathname),
      page_id: getShownPage()?.page.id ?? 'unknown',
    }),
  })
