import type { Page } from '@playwright/test'

export interface StoredTokens {
  session: string | null
  cart: string | null
}

/** The two tokens in local storage (SPEC §9), on a page of the shop. */
export const storedTokens = (page: Page): Promise<StoredTokens> =>
  page.evaluate(() => ({
    session: window.localStorage.getItem('upnorth.session'),
    cart: window.localStorage.getItem('upnorth.cart'),
  }))

/** Puts tokens there before the shop starts for the first time in this page. */
export async function storeTokens(page: Page, tokens: StoredTokens): Promise<void> {
  await page.addInitScript(({ session, cart }) => {
    // An empty page has no storage.
    if (window.origin === 'null' || window.sessionStorage.getItem('test.ready')) return
    window.sessionStorage.setItem('test.ready', 'yes')
    if (session) window.localStorage.setItem('upnorth.session', session)
    if (cart) window.localStorage.setItem('upnorth.cart', cart)
  }, tokens)
}
