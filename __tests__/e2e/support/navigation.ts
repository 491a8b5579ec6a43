import type { Page } from '@playwright/test'

/** Follows a link to an address as Gatsby's links do. */
export const followLink = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), address)

/** Marks the document, so that `isSameLoad` can detect whether the browser has loaded another one since. */
export const markLoad = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { sameLoad: true }))

export const isSameLoad = (page: Page): Promise<boolean> => page.evaluate(() => 'sameLoad' in window)
