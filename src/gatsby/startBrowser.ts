import { languageId, languageOfPath } from '../i18n/languages'
import { loadEagerWords } from '../i18n/loadEagerWords'
import { productPrefix } from '../pageTable/paths'
import { setStoreLoader } from '../store/lazyStore'
import { markHydrated, openStoreWhenIdle, runWhenIdle } from '../store/browser/pageLoad'
import { replayEarlyTaps } from './earlyTaps'
import { startErrorReporting, watchErrors } from '../layout/errors/errorReporting'
import { disableHoverPrefetch, loadProductsInView } from './loadProductsInView'

let loadProducts = () => {}

/** Before the first render: the page's words, and the way to the shop. Gatsby waits for it. */
export async function startBrowser(): Promise<void> {
  watchErrors()
  reloadOnEarlyPopstate()
  // Before the first link listens to a pointer.
  disableHoverPrefetch()
  const language = languageOfPath(window.location.pathname)
  setStoreLoader(async () =>
    (await import(/* webpackChunkName: "shop" */ './openStore')).openStore(languageId[language]),
  )
  loadProducts = loadProductsInView(productPrefix(language)).release
  await loadEagerWords(language)
}

/** After hydration: taps made before it are done now, and what nobody asked for yet waits until the browser is idle. */
export function finishHydration(): void {
  stopReloading()
  markHydrated()
  replayEarlyTaps()
  openStoreWhenIdle()
  runWhenIdle(loadProducts)
  runWhenIdle(() => void startErrorReporting())
  // Written out here, name and import: by a constant of src/config, or in a function, the panel would be built for shoppers too.
  // eslint-disable-next-line no-restricted-properties -- see above
  if (process.env.NODE_ENV === 'development') {
    void import('./ScenarioPanel').then(({ showScenarioPanel }) => showScenarioPanel())
  }
}

let stop = () => {}

/**
 * Who goes Back or Forward while the page's script starts has another address under the same page.
 * Gatsby would start with a page that it has not loaded and fail, so the browser loads the address anew. Watches
 * until `stopReloading`.
 */
function reloadOnEarlyPopstate(): void {
  const { pathname } = window.location
  const moved = () => {
    if (window.location.pathname !== pathname) window.location.reload()
  }
  window.addEventListener('popstate', moved)
  stop = () => window.removeEventListener('popstate', moved)
}

/** The page's script runs: from now on Gatsby's router follows the history. */
const stopReloading = (): void => stop()
