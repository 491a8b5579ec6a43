interface PageLoader {
  enqueue: (path: string) => { abort: () => void }
  loadPage: (path: string) => Promise<unknown>
}

interface GatsbyWindow {
  ___loader?: PageLoader
  ___chunkMapping?: Record<string, string[]>
}

/**
 * The number of pages that may load at the same time. The number is low, so that a tap never waits for a whole product
 * grid.
 */
const maxParallelLoads = 2

/**
 * Loads the pages of products whose links are in the viewport, so that a tap opens them immediately. Replaces Gatsby's
 * prefetching, which includes every link of the header and footer and still needs a round trip after the tap. Nothing
 * loads before `release`, and links that have left the viewport by then are skipped.
 * @param productPrefix the prefix of the paths of product pages
 */
export function loadProductsInView(productPrefix: string): { release: () => void } {
  const gatsby = window as GatsbyWindow
  // Gatsby's prefetching would look up each page's files here, but minifyHtml has removed the map from the pages.
  gatsby.___chunkMapping = {}
  const loader = gatsby.___loader
  // The original function. `takeOverNavigation` later replaces it with a function that drops all pages except the page
  // in view.
  const loadPage = loader?.loadPage
  const waitingPaths = new Set<string>()
  let freeLoads = 0

  const loadNext = () => {
    for (const path of waitingPaths) {
      if (freeLoads === 0) return
      waitingPaths.delete(path)
      freeLoads -= 1
      const finishLoad = () => {
        freeLoads += 1
        loadNext()
      }
      loadPage?.(path).then(finishLoad, finishLoad)
    }
  }
  if (loader) {
    loader.enqueue = (path) => {
      if (path.startsWith(productPrefix) && !isSavingData()) waitingPaths.add(path)
      loadNext()
      return { abort: () => waitingPaths.delete(path) }
    }
  }
  return {
    release() {
      freeLoads = maxParallelLoads
      loadNext()
    },
  }
}

interface NavigatorWithConnection {
  connection?: { saveData?: boolean; effectiveType?: string }
}

/**
 * Returns whether the user has turned on data saver or has a 2G connection. In that case, nothing is preloaded (SPEC
 * §9). The result is not cached, because it may change.
 */
export function isSavingData(): boolean {
  const { connection } = navigator as NavigatorWithConnection
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
