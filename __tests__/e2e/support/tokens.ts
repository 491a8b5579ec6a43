import type { Page } from '@playwright/test'

export interface StoredTokens {
  session: string | null
  cart: string | null
}

/** Reads the two tokens from local storage (SPEC §9). Requires a page of the storefront. */
export const readStoredTokens = (page: Page): Promise<StoredTokens> =>
  page.evaluate(() => ({
    session: window.localStorage.getItem('upnorth.session'),
    cart: window.localStorage.getItem('upnorth.cart'),
  }))

/** Stores tokens before the storefront first starts in this page. */
export async function storeTokens(page: Page, tokens: StoredTokens): Promise<void> {
  await page.addInitScript(({ session, cart }) => {
    // An empty page cannot access storage.
    if (window.origin === 'null' || window.sessionStorage.getItem('test.ready')) return
    window.sessionStorage.setItem('test.ready', 'yes')
    if (session) window.localStorage.setItem('upnorth.session', session)
    if (cart) window.localStorage.setItem('upnorth.cart', cart)
  }, tokens)
}
