interface PageLoader {
  enqueue: (path: string) => { abort: () => void }
  loadPage: (path: string) => Promise<unknown>
}

interface GatsbyWindow {
  ___loader?: PageLoader
  ___chunkMapping?: Record<string, string[]>
}

/** How many pages are fetched at a time: a tap must not wait behind a whole wall of them. */
const atOnce = 2

/**
 * Loads the pages of the products whose links are in view, so that a tap shows one at once;
 * in place of Gatsby's prefetching, which takes every link, header and footer included, and
 * leaves a round trip to the tap. Nothing is fetched before `release`; a link that has left
 * the view by then is passed over.
 * @param productPrefix what the path of a product's page begins with
 */
export function loadProductsInView(productPrefix: string): { release: () => void } {
  const page = window as GatsbyWindow
  // Gatsby's own prefetching would look here for each page's files; minifyHtml took the map out of the pages.
  page.___chunkMapping = {}
  const loader = page.___loader
  const waiting = new Set<string>()
  let room = 0

  const next = () => {
    for (const path of waiting) {
      if (room === 0) return
      waiting.delete(path)
      room -= 1
      const done = () => {
        room += 1
        next()
      }
      loader?.loadPage(path).then(done, done)
    }
  }
  if (loader) {
    loader.enqueue = (path) => {
      if (path.startsWith(productPrefix) && !isSavingData()) waiting.add(path)
      next()
      return { abort: () => waiting.delete(path) }
    }
  }
  return {
    release() {
      room = atOnce
      next()
    },
  }
}

interface GatsbyLoader {
  ___loader?: { hovering: (path: string) => void }
}

/** Keeps Gatsby from fetching a page because the pointer passes over its link, on data saver and 2g (SPEC §9). */
export function disableHoverPrefetch(): void {
  const loader = (window as GatsbyLoader).___loader
  if (loader && isSavingData()) loader.hovering = () => undefined
}

interface SparingNavigator {
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** Whether this visitor is on data saver or 2g: then nothing is fetched ahead (SPEC §9). Asked anew, for it may change. */
function isSavingData(): boolean {
  const { connection } = navigator as SparingNavigator
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
