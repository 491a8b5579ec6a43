import type { Page } from '@playwright/test'

/**
 * Waits until the scripts of the page handle links, forms and keys. Until then a link or a form is that of the browser,
 * and only clicks on buttons are recorded and repeated. The record disappears when the scripts take over.
 */
export const waitsForScripts = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.readyState !== 'loading' && !('earlyTaps' in window))
