import { languageId, languageOfPath } from '../i18n/languages'
import { loadEagerWords } from '../i18n/loadEagerWords'
import { productPrefix } from '../pageTable/paths'
import { setShopLoader } from '../state/door'
import { markHydrated } from '../state/hydrated'
import { wakeShopWhenIdle, whenIdle } from '../state/idle'
import { replayEarlyTaps } from './earlyTaps'
import { started, watchForLeaving } from './leftBeforeStart'
import { startErrorReporting, watchErrors } from './errorReporting'
import { loadProductsInView } from './productsInView'
import { spareHover } from './spareHover'

let loadProducts = () => {}

/** Before the first render: the page's words, and the way to the shop. Gatsby waits for it. */
export async function startBrowser(): Promise<void> {
  watchErrors()
  watchForLeaving()
  // Before the first link listens to a pointer.
  spareHover()
  const language = languageOfPath(window.location.pathname)
  setShopLoader(async () =>
    (await import(/* webpackChunkName: "shop" */ './createStore')).createStore(languageId[language]),
  )
  loadProducts = loadProductsInView(productPrefix(language)).release
  await loadEagerWords(language)
}

/** After hydration: taps made before it are done now, and what nobody asked for yet waits until the browser is idle. */
export function hydrated(): void {
  started()
  markHydrated()
  replayEarlyTaps()
  wakeShopWhenIdle()
  whenIdle(loadProducts)
  whenIdle(() => void startErrorReporting())
  // Written out here, name and import: by a constant of src/config, or in a function, the panel would be built for shoppers too.
  // eslint-disable-next-line no-restricted-properties -- see above
  if (process.env.NODE_ENV === 'development') {
    void import('./development/showScenarioPanel').then(({ showScenarioPanel }) => showScenarioPanel())
  }
}
