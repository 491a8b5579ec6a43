import type { Page } from '@playwright/test'

interface GatsbyWindow {
  ___navigate: (to: string) => void
  ___loader: { loadPageSync: (path: string) => unknown }
}

/** Follows a link to the address as Gatsby's links do. */
export const opens = (page: Page, to: string): Promise<void> =>
  page.evaluate((to) => {
    ;(window as unknown as GatsbyWindow).___navigate(to)
  }, to)

/** Marks the document, so that `isSameLoad` can detect whether the browser has loaded another one since. */
export const marksLoad = (page: Page) => page.evaluate(() => void Object.assign(window, { sameLoad: true }))

export const isSameLoad = (page: Page): Promise<boolean> => page.evaluate(() => 'sameLoad' in window)

/** Performs an action that makes the browser load another document, and waits for that document. */
export async function leavesDocument(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('domcontentloaded')
  await act()
  await loaded
}

/**
 * Makes every page that is loaded by a link, Back or Forward belong to a newer build, until the browser loads a document.
 * A page that is loaded in advance is one of them.
 */
export async function publishesNewBuild(page: Page): Promise<void> {
  let hasLeft = false
  page.on('request', (request) => {
    hasLeft ||= request.isNavigationRequest()
  })
  await page.route('**/page-data/app-data.json', (route) =>
    hasLeft ? route.fallback() : route.fulfill({ json: { webpackCompilationHash: 'next' } }),
  )
}

/** Waits for two frames: in the first one the router shows a page that has arrived, and Gatsby stores a scroll position. */
export const waitsForFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
