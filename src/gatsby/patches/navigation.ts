import { languages } from '../../i18n/languages'
import { getPattern } from '../../pageTable/paths'
import { endPageChange, startPageChange } from '../../layout/SlowNavigationNotice'
import { selectIsCartBusy } from '../../store/cart/cartSlice'
import type { RootState } from '../../store/start/rootReducer'
import { isSavingData } from './loadProductsInView'

interface LoadedPage {
  status?: string
  page?: { webpackCompilationHash?: string | undefined }
}

type Navigate = (to: string | number, options?: { replace?: boolean }) => void | Promise<void>

/** The parts of Gatsby that this file replaces or uses (gatsby/cache-dir/navigation.js and loader.js). */
interface GatsbyWindow {
  ___loader?: {
    loadPage: (path: string) => Promise<LoadedPage | undefined>
    loadPageSync: (path: string, options?: object) => unknown
    hovering: (path: string) => void
  }
  ___navigate?: Navigate
  ___webpackCompilationHash?: string
  /** The path of the page whose HTML the host has sent. */
  pagePath?: string
}

/** The functions by which the browser navigates. Tests replace them. */
const browserNavigation = {
  open: (href: string, isReplacing: boolean) => window.location[isReplacing ? 'replace' : 'assign'](href),
  reload: () => window.location.reload(),
}

const removeQuery = (path: string): string => path.replace(/\?.*/, '')

/** The folders in which an address without a page in the build belongs to a gift list. */
const giftlistFolders = languages.map((language) => getPattern('giftlist-home', language))
const giftlistPages = (['giftlist-create', 'giftlist-buy'] as const).flatMap((id) =>
  languages.map((language) => getPattern(id, language)),
)
const isGiftlistPath = (path: string): boolean => {
  const isWithin = (parent: string) => `${path}/`.startsWith(parent) && path.length > parent.length
  return giftlistFolders.some(isWithin) && !giftlistPages.includes(path.replace(/\/$/, ''))
}

/**
 * Returns whether Gatsby would mistake a path for that of another page, although the host has sent the 404 page. Gatsby
 * decodes the encoded marks that a shared link may contain ("%20", "%23", "%25", "%2F", "%3F").
 */
const isMistakenPath = (path: string): boolean =>
  (window as GatsbyWindow).pagePath === '/404.html' && /%(?:2[035f]|3f)/i.test(path)

/**
 * Returns the path of the page whose data an address needs. The query is removed, because only the page itself reads
 * it. The 404 page shows gift lists. Hosts respond to the address of a gift list with status 200, so Gatsby would treat
 * the page as one that failed to load.
 */
function findDataPath(address: string): string {
  const path = removeQuery(address)
  return isGiftlistPath(path) || isMistakenPath(path) ? '/404.html' : path
}

const isLoaded = (loadedPage: LoadedPage | undefined): loadedPage is LoadedPage =>
  loadedPage !== undefined && loadedPage.status !== 'error'

/**
 * Prevents Gatsby from loading the data of a page again for each query (SPEC §4), from requesting the data of a gift
 * list, and from loading the page of a link under the pointer when the user saves data (SPEC §9). Must run before the
 * first page is loaded.
 * @param onMissing called when a page cannot be loaded
 */
export function replaceDataPaths(onMissing?: () => void): void {
  const loader = (window as GatsbyWindow).___loader
  if (!loader) return
  const { loadPage, loadPageSync, hovering } = loader
  loader.loadPage = async (path) => {
    const pageLoad = loadPage(findDataPath(path))
    const loadedPage = await pageLoad.catch(() => undefined)
    if (!isLoaded(loadedPage)) onMissing?.()
    return pageLoad
  }
  loader.loadPageSync = (path, options) => loadPageSync(findDataPath(path), options)
  loader.hovering = (path) => {
    if (!isSavingData()) hovering(findDataPath(path))
  }
}

/** The promise for a page that the user no longer wants. Gatsby waits for it and does nothing. */
const endlessPromise = new Promise<never>(() => {})

/**
 * Replaces Gatsby's navigation once the first page is hydrated (SPEC §4). A page that arrives after the user has chosen
 * another page is dropped. The browser itself opens the address, including its query and hash, if the page cannot be
 * loaded. The browser also opens the address if the page belongs to a new build, unless the cart is busy or the user
 * has typed text. If a link cannot be opened offline, the current page stays open.
 */
export function takeOverNavigation(getState: () => RootState, browser = browserNavigation): void {
  const gatsby = window as GatsbyWindow
  const { ___loader: loader, ___navigate: navigate, ___webpackCompilationHash: build } = gatsby
  if (!loader || !navigate) return
  const { loadPage } = loader
  // If a newer build has a template that these scripts do not know, the promise is rejected.
  const loadOrIgnore = (path: string) => loadPage(path).catch(() => undefined)
  const hasTypedText = watchTypedText()
  let choiceCount = 0
  let isGatsbyNavigating = false

  const mustReload = ({ page }: LoadedPage): boolean => {
    const pageBuild = page?.webpackCompilationHash
    return Boolean(build && pageBuild && pageBuild !== build) && !selectIsCartBusy(getState()) && !hasTypedText()
  }
  const canShow = (loadedPage: LoadedPage | undefined): loadedPage is LoadedPage =>
    isLoaded(loadedPage) && !mustReload(loadedPage)

  gatsby.___navigate = async (to, options) => {
    if (typeof to === 'string') {
      choiceCount += 1
      const choiceNumber = choiceCount
      const { href, pathname } = new URL(to, window.location.href)
      // The page in view already has its data.
      if (pathname !== window.location.pathname) {
        startPageChange()
        const loadedPage = await loadOrIgnore(pathname)
        if (choiceNumber !== choiceCount) return
        if (!canShow(loadedPage)) {
          endPageChange()
          // Offline, the browser would replace the shop with an error page. A notice tells the user about the
          // connection instead.
          if (navigator.onLine) browser.open(href, options?.replace === true)
          return
        }
      }
    }
    isGatsbyNavigating = true
    void navigate(to, options)
    isGatsbyNavigating = false
  }

  loader.loadPage = async (path) => {
    // Gatsby's navigation reads nothing else of the page.
    if (isGatsbyNavigating) return { page: { webpackCompilationHash: build } }
    // Other loads follow Back and Forward, which have already changed the address.
    const loadedPage = await loadOrIgnore(path)
    if (decodeURI(window.location.pathname) !== decodeURI(removeQuery(path))) return endlessPromise
    if (canShow(loadedPage)) return loadedPage
    browser.reload()
    return endlessPromise
  }

  window.addEventListener('popstate', () => {
    choiceCount += 1
  })
}

/**
 * The selector of text fields. The search field (q) needs no protection, because the URL of the results contains the
 * term.
 */
const textFields = 'textarea, input:not([type=radio], [type=checkbox], [type=range], [name=q])'

/** Returns a function that checks whether the page has a field with text that the user has typed. */
function watchTypedText(): () => boolean {
  const typedFields = new WeakSet<EventTarget>()
  document.addEventListener('input', ({ target }) => target && typedFields.add(target))
  return () =>
    [...document.querySelectorAll<HTMLInputElement>(textFields)].some(
      (field) => typedFields.has(field) && field.value !== '',
    )
}
