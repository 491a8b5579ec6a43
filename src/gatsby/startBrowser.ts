import { env } from '../config/env'
import { readPathLanguage } from '../i18n/languages'
import { loadFirstMessages } from '../i18n/loadFirstMessages'
import { findProductPrefix } from '../pageTable/paths'
import { isHydrated, markHydrated, openStoreWhenIdle, runWhenIdle } from '../store/browser/pageLoad'
import { openServices } from '../store/services'
import { replayEarlyTaps } from './earlyTaps'
import { watchErrors } from '../layout/errors/errorReporting'
import { loadProductsInView } from './patches/loadProductsInView'
import { replaceDataPaths, takeOverNavigation } from './patches/navigation'
import { loadAnalytics } from './loadAnalytics'
import { readPageAttributes } from './readPageAttributes'
import { watchHistory } from './routeChange'
import { store } from './store'

let loadProducts = () => {}

/** Loads the page's messages before the first render. Gatsby waits for it. */
export async function startBrowser(): Promise<void> {
  watchErrors()
  readPageAttributes()
  if (hasMovedBefore()) {
    window.location.reload()
    return never
  }
  reloadOnEarlyPopstate()
  const language = readPathLanguage(window.location.pathname)
  replaceDataPaths(() => {
    if (isHydrated()) return
    // The page cannot start, so nothing will answer the taps.
    replayEarlyTaps()
    void import(/* webpackChunkName: "errorScreen" */ './showStartError').then((chunk) =>
      chunk.showStartError(language),
    )
  })
  loadProducts = loadProductsInView(findProductPrefix(language)).release
  await loadFirstMessages(language)
  if (isReloading) await never
}

// A browser has no such object: the bundler replaces the expression below.
declare const process: { env: { NODE_ENV: string } }

/** Replays early taps after hydration, and loads the remaining code once the browser is idle. */
export function finishHydration(): void {
  stopReloading()
  takeOverNavigation(store.getState)
  watchHistory()
  markHydrated()
  replayEarlyTaps()
  // Gatsby stores a position for Back only when the page scrolls, and the visitor may have scrolled before.
  if (window.scrollY > 0) window.dispatchEvent(new Event('scroll'))
  openStoreWhenIdle(() => store.dispatch(openServices()))
  runWhenIdle(loadProducts)
  if (env.sentryDsn) runWhenIdle(() => void loadErrorReporting())
  runWhenIdle(() => void loadAnalytics(store.getState))
  // Stated here in full, because a constant of src/config or a function would put the panel into the build for visitors.
  // eslint-disable-next-line no-restricted-properties -- the bundler replaces exactly this expression
  if (process.env.NODE_ENV === 'development') {
    void import('./develop/ScenarioPanel').then(({ showScenarioPanel }) => showScenarioPanel())
    void import('./develop/publishSentEvents').then(({ publishSentEvents }) => publishSentEvents(store.getState))
  }
}

/** Without this code, errors are not reported, and everything else still works. */
const loadErrorReporting = () =>
  import(/* webpackChunkName: "errorReporting" */ './openErrorReporting').then(
    ({ openErrorReporting }) => openErrorReporting(),
    () => undefined,
  )

let stop = () => {}
let isReloading = false

/** The start of a page that is about to reload. Gatsby would lead back to the page that the document was built for. */
const never = new Promise<never>(() => {})

/**
 * Returns whether Back or Forward changed the path before this script ran. After a reload, the pages that the visitor
 * has seen in one document share the new one. Only then may the address differ both from the path of the built page and
 * from the address that the browser loaded.
 */
function hasMovedBefore(): boolean {
  const { pagePath } = window as { pagePath?: string }
  const { pathname } = window.location
  if (pagePath === undefined || pagePath === pathname) return false
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && new URL(load.name).pathname !== pathname
}

/**
 * Reloads the page when Back or Forward changes the path while the page's script starts. Gatsby would otherwise start
 * with a page that it has not loaded, and fail. It watches until `stopReloading` is called.
 */
function reloadOnEarlyPopstate(): void {
  const { pathname } = window.location
  const moved = () => {
    if (window.location.pathname === pathname) return
    isReloading = true
    window.location.reload()
  }
  window.addEventListener('popstate', moved)
  stop = () => window.removeEventListener('popstate', moved)
}

/** Replaces hydration while the page reloads, because Gatsby would fail to start with a page that it has not loaded. */
export const skipWhileReloading = () => (isReloading ? () => undefined : undefined)

/** From now on, Gatsby's router follows the history. */
const stopReloading = (): void => stop()
