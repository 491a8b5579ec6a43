import { expect, type BrowserContext, type Page } from '@playwright/test'

interface Seen {
  /** Where it was: an address, a Referer, a line, a key of the storage. */
  at: string
  text: string
}

/** Where a call to the shop API may name something secret, but no token of a session or a cart. */
const shopBody = 'body to the shop'
/** What a walk has to come past, or the watch would find nothing since it sees nothing. */
const watched = ['address', 'header referer', 'history', 'kept timing', shopBody]

/** The only places in the browser where a token may be (SPEC §9), and the headers it travels in (SPEC §7). */
const tokenKeys = ['upnorth.session', 'upnorth.cart']
const tokenHeaders = ['customertoken', 'carttoken']

/** As it is and as it is written in an address. */
const spellings = (secret: string) => [secret, encodeURIComponent(secret), secret.replaceAll(' ', '+')]

/** Keeps everything by which something secret could get out of a browser, and then looks for it there. */
export class SecretWatch {
  private readonly seen: Seen[] = []

  /** Before the first page is opened. `shop` is the path under which the shop API is: only it may be told anything. */
  static async over(context: BrowserContext, page: Page, shop = '/web/'): Promise<SecretWatch> {
    const watch = new SecretWatch()
    context.on('request', (request) => {
      watch.see('address', request.url())
      const toShop = new URL(request.url()).pathname.startsWith(shop)
      watch.see(toShop ? shopBody : `body to ${request.url()}`, request.postData() ?? '')
      for (const [name, value] of Object.entries(request.headers()))
        if (!(toShop && tokenHeaders.includes(name))) watch.see(`header ${name}`, value)
    })
    page.on('console', (message) => watch.see('console', message.text()))
    page.on('pageerror', (error) => watch.see('error', String(error.stack)))
    await context.exposeFunction('testKeeps', (at: string, text: string) => watch.see(at, text))
    await context.addInitScript((keys: string[]) => {
      const { testKeeps } = window as unknown as { testKeeps: (at: string, text: string) => void }
      const keep = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        if (!keys.includes(key)) testKeeps(`storage ${key}`, value)
        keep.call(this, key, value)
      }
      for (const name of ['pushState', 'replaceState'] as const) {
        const change = window.history[name]
        window.history[name] = function (state: unknown, unused, url) {
          testKeeps('history', `${JSON.stringify(state)} ${String(url)}`)
          change.call(this, state, unused, url)
        }
      }
    }, tokenKeys)
    return watch
  }

  private see(at: string, text: string): void {
    this.seen.push({ at, text })
  }

  /** What stands in the browser at this moment: storage, cookies, databases, the address. */
  async looks(page: Page): Promise<void> {
    this.see('address bar', page.url())
    this.see('cookies', JSON.stringify(await page.context().cookies()))
    const kept = await page.evaluate(async (keys) => {
      const both = [...Object.entries(window.localStorage), ...Object.entries(window.sessionStorage)]
      const databases = (await window.indexedDB.databases()).map(({ name }) => name)
      const requested = performance.getEntriesByType('resource').map(({ name }) => name)
      return [
        ...both.filter(([key]) => !keys.includes(key)),
        ['databases', databases.join()],
        ['timing', requested.join()],
      ]
    }, tokenKeys)
    for (const [key, value] of kept) this.see(`kept ${key}`, value ?? '')
  }

  /** Each secret by what it is; `typed` may go to the shop in a call's body, `tokens` may not. */
  finds(typed: Record<string, string>, tokens: Record<string, string>): void {
    expect(this.seen.map(({ at }) => at)).toEqual(expect.arrayContaining(watched))
    this.search(
      typed,
      this.seen.filter(({ at }) => at !== shopBody),
    )
    this.search(tokens, this.seen)
  }

  private search(secrets: Record<string, string>, seen: readonly Seen[]): void {
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, `${name} is marked`).toBeGreaterThan(8)
      const found = seen.filter(({ text }) => spellings(secret).some((spelling) => text.includes(spelling)))
      expect(
        found.map(({ at, text }) => `${at}: ${text.slice(0, 200)}`),
        name,
      ).toEqual([])
    }
  }
}
