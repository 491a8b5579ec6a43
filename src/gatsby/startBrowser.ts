import { env } from '../config/env'
import { readPathLanguage } from '../i18n/languages'
import { loadFirstMessages } from '../i18n/loadFirstMessages'
import { findProductPrefix } from '../pageTable/paths'
import { isHydrated, markHydrated, openStoreWhenIdle, runWhenIdle } from '../store/browser/pageLoad'
import { replayEarlyTaps } from './earlyTaps'
import { watchErrors } from '../layout/errors/errorReporting'
import { loadProductsInView } from './patches/loadProductsInView'
import { replaceDataPaths, takeOverNavigation } from './patches/navigation'
import { loadAnalytics } from './loadAnalytics'
import { restorePageVariables } from './restorePageVariables'
import { watchHistory } from './routeChange'
import { store } from './store'

let releaseProductLoads = () => {}

/** Prepares the page and loads its messages before the first render. Gatsby waits for the promise. */
export async function startBrowser(): Promise<void> {
  watchErrors()
  restorePageVariables()
  if (removeBrokenHash() || hasPathChangedBeforeStart()) {
    window.location.reload()
    return endlessPromise
  }
  // The hash can also be typed into the address of an open page. The listener must run before the router.
  window.addEventListener('popstate', removeBrokenHash, true)
  reloadOnEarlyPopstate()
  const language = readPathLanguage(window.location.pathname)
  replaceDataPaths(() => {
    if (isHydrated()) return
    // The page cannot start. Replaying the taps ends the recording, which marks buttons as busy.
    replayEarlyTaps()
    void import(/* webpackChunkName: "errorScreen" */ './showStartError').then((chunk) =>
      chunk.showStartError(language),
    )
  })
  releaseProductLoads = loadProductsInView(findProductPrefix(language)).release
  await loadFirstMessages(language)
  if (isReloading) await endlessPromise
}

// A browser has no `process`: the bundler replaces the expression `process.env.NODE_ENV`.
declare const process: { env: { NODE_ENV: string } }

/** Completes the start after hydration. Code that the first view does not need loads once the browser is idle. */
export function finishHydration(): void {
  stopReloading()
  takeOverNavigation(store.getState)
  watchHistory()
  markHydrated()
  replayEarlyTaps()
  // Gatsby stores a scroll position for Back only after a scroll event, and the user may have scrolled before now.
  if (window.scrollY > 0) window.dispatchEvent(new Event('scroll'))
  openStoreWhenIdle(store.openServices)
  runWhenIdle(releaseProductLoads)
  if (env.sentryDsn) runWhenIdle(() => void loadErrorReporting())
  runWhenIdle(() => void loadAnalytics(store.getState))
  // The expression must be here in full: with a constant of src/config or a function, every browser would load the
  // panel.
  // eslint-disable-next-line no-restricted-properties -- the bundler replaces exactly this expression
  if (process.env.NODE_ENV === 'development') {
    void import('./develop/ScenarioPanel').then(({ showScenarioPanel }) => showScenarioPanel())
    void import('./develop/publishSentEvents').then(({ publishSentEvents }) => publishSentEvents(store.getState))
  }
}

/**
 * Loads and starts the error reporting. If that fails, errors are not reported, and the rest of the page still works.
 */
const loadErrorReporting = () =>
  import(/* webpackChunkName: "errorReporting" */ './openErrorReporting').then(
    ({ openErrorReporting }) => openErrorReporting(),
    () => undefined,
  )

/** Ends the check of `reloadOnEarlyPopstate` once Gatsby's router follows the history. */
let stopReloading = () => {}
let isReloading = false

/** A promise that makes Gatsby wait while the page reloads. Gatsby would otherwise show the page of the document. */
const endlessPromise = new Promise<never>(() => {})

/**
 * Removes a hash that cannot be decoded ("#%"), because Gatsby's scroll handler would fail on each page. Returns
 * whether the hash was broken: Gatsby has already read the hash when the page starts, so the page must then reload.
 */
function removeBrokenHash(): boolean {
  try {
    decodeURI(window.location.hash)
    return false
  } catch {
    window.history.replaceState(null, '', '#')
    return true
  }
}

/**
 * Returns whether Back or Forward changed the path before this script ran. Back and Forward do not load a new document
 * for pages that the user saw in the same document, even after a reload. The address then differs both from the path
 * of the built page and from the address that the browser loaded.
 */
function hasPathChangedBeforeStart(): boolean {
  const { pagePath } = window as { pagePath?: string }
  const { pathname } = window.location
  if (pagePath === undefined || pagePath === pathname) return false
  const [navigationEntry] = performance.getEntriesByType('navigation')
  return navigationEntry !== undefined && new URL(navigationEntry.name).pathname !== pathname
}

/**
 * Reloads the page when Back or Forward changes the path while the page's script starts. Gatsby would otherwise start
 * with a page that it has not loaded, and fail. The check ends when `stopReloading` is called.
 */
function reloadOnEarlyPopstate(): void {
  const { pathname } = window.location
  const handlePopstate = () => {
    if (window.location.pathname === pathname) return
    isReloading = true
    window.location.reload()
  }
  window.addEventListener('popstate', handlePopstate)
  stopReloading = () => window.removeEventListener('popstate', handlePopstate)
}

/**
 * Returns a function that replaces hydration while the page reloads, because Gatsby would fail to start with a page
 * that it has not loaded. Otherwise, returns undefined.
 */
export const skipWhileReloading = () => (isReloading ? () => undefined : undefined)
