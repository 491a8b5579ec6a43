import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { eager as en } from '../../../src/i18n/en/firstLoad/eager'
import { LanguageContext } from '../../../src/i18n/LanguageContext'
import { type Language, languageId } from '../../../src/i18n/languages'
import { addMessages } from '../../../src/i18n/messages'
import { eager as nl } from '../../../src/i18n/nl/firstLoad/eager'
import type { AppStore } from '../../../src/store/AppThunk'
import { createLazyStore } from './testStore'

addMessages('nl', nl)
addMessages('en', en)

const createUnreachable = () => createLazyStore(1, () => Promise.reject(new Error('the test has set no store')))

let pageStore = createUnreachable()

/** Applies to the pages that the test opens from now on. */
export function setPageStore(store: AppStore): AppStore {
  pageStore = store
  return store
}

/** The services of the real store load and start when the page first needs them. */
export const setLazyTestStore = (language: Language, load?: () => Promise<unknown>): AppStore =>
  setPageStore(createLazyStore(languageId[language], load))

export const getPageStore = (): AppStore => pageStore

/** A page does the same when the browser is idle. Resolves once the services have started. */
export const openPageStore = (): Promise<void> =>
  pageStore.dispatch((_dispatch, _getState, { enqueue }) => enqueue(() => Promise.resolve()))

/** Provides a language and the store, as the root of the site does. */
export const InPage = ({ language, children }: { language: Language; children: ReactNode }) => (
  <Provider store={pageStore}>
    <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
  </Provider>
)
