import { consentKey } from '../features/consent/consentKey'
import { languageId, readPathLanguage } from '../i18n/languages'
import { readStored } from '../store/browser/storage'
import { createStore } from '../store/start/createStore'
import { loadAnalytics } from './loadAnalytics'

/** The store of the page. A build dispatches no actions, so the HTML of all pages shows the initial state. */
export const store = createStore(async (store) => {
  const chunk = import(/* webpackChunkName: "services" */ './startServices')
  // If the visitor has already chosen, the analytics services must not miss the first actions of the store, such as
  // loading an order.
  if (readStored('local', consentKey) !== null) await loadAnalytics(store.getState)
  const { startServices } = await chunk
  startServices(store, languageId[readPathLanguage(window.location.pathname)])
})
