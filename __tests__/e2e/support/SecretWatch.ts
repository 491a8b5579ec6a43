import { expect, type BrowserContext, type Page } from '@playwright/test'

interface Observation {
  /** The place: a URL, a header, the console, or a storage key. */
  at: string
  text: string
}

/** The body of a call to the shop API. It may contain typed text, but no token of a session or a cart. */
const apiBody = 'body to the shop API'
/** Every walk must record these sources. Otherwise the watch may observe nothing and find no secrets. */
const expectedSources = ['address', 'header referer', 'history', 'stored timing', apiBody]

/**
 * The only places in the browser where a token may be stored (SPEC §9), and the headers that may contain it (SPEC
 * §7).
 * `newcart` contains, for five seconds, the token of a cart that the tab has just created.
 */
const tokenKeys = ['upnorth.session', 'upnorth.cart', 'upnorth.newcart']
const tokenHeaders = ['customertoken', 'carttoken']

/** Returns a secret in its plain form and in the forms that URLs use. */
const listSpellings = (secret: string) => [secret, encodeURIComponent(secret), secret.replaceAll(' ', '+')]

/** Records every channel through which a secret could leave the browser, and searches the records at the end. */
export class SecretWatch {
  private readonly observations: Observation[] = []

  /** Starts before the first page opens. Only requests below `apiPath` count as calls to the shop API. */
  static async start(context: BrowserContext, page: Page, apiPath = '/web/'): Promise<SecretWatch> {
    const watch = new SecretWatch()
    context.on('request', (request) => {
      watch.record('address', request.url())
      const isApiCall = new URL(request.url()).pathname.startsWith(apiPath)
      watch.record(isApiCall ? apiBody : `body to ${request.url()}`, request.postData() ?? '')
      for (const [name, value] of Object.entries(request.headers()))
        if (!(isApiCall && tokenHeaders.includes(name))) watch.record(`header ${name}`, value)
    })
    page.on('console', (message) => watch.record('console', message.text()))
    page.on('pageerror', (error) => watch.record('error', String(error.stack)))
    await context.exposeFunction('recordInTest', (at: string, text: string) => watch.record(at, text))
    await context.addInitScript((keys: string[]) => {
      const { recordInTest } = window as unknown as { recordInTest: (at: string, text: string) => void }
      const setItem = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        if (!keys.includes(key)) recordInTest(`storage ${key}`, value)
        setItem.call(this, key, value)
      }
      for (const name of ['pushState', 'replaceState'] as const) {
        const change = window.history[name]
        window.history[name] = function (state: unknown, unused, url) {
          recordInTest('history', `${JSON.stringify(state)} ${String(url)}`)
          change.call(this, state, unused, url)
        }
      }
    }, tokenKeys)
    return watch
  }

  private record(at: string, text: string): void {
    this.observations.push({ at, text })
  }

  /** Records the current content of the storage and the cookies, the names of the databases, and the URL. */
  async inspect(page: Page): Promise<void> {
    this.record('address bar', page.url())
    this.record('cookies', JSON.stringify(await page.context().cookies()))
    const stored = await page.evaluate(async (keys) => {
      const entries = [...Object.entries(window.localStorage), ...Object.entries(window.sessionStorage)]
      const databases = (await window.indexedDB.databases()).map(({ name }) => name)
      const requested = performance.getEntriesByType('resource').map(({ name }) => name)
      return [
        ...entries.filter(([key]) => !keys.includes(key)),
        ['databases', databases.join()],
        ['timing', requested.join()],
      ]
    }, tokenKeys)
    for (const [key, value] of stored) this.record(`stored ${key}`, value ?? '')
  }

  /**
   * Expects none of the named secrets in the records. Those in `typed` may occur in the body of a call to the shop API,
   * but those in `tokens` may not.
   */
  expectNoSecrets(typed: Record<string, string>, tokens: Record<string, string>): void {
    expect(this.observations.map(({ at }) => at)).toEqual(expect.arrayContaining(expectedSources))
    this.search(
      typed,
      this.observations.filter(({ at }) => at !== apiBody),
    )
    this.search(tokens, this.observations)
  }

  private search(secrets: Record<string, string>, observations: readonly Observation[]): void {
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, `${name} is long enough to search for`).toBeGreaterThan(8)
      const found = observations.filter(({ text }) => listSpellings(secret).some((spelling) => text.includes(spelling)))
      expect(
        found.map(({ at, text }) => `${at}: ${text.slice(0, 200)}`),
        name,
      ).toEqual([])
    }
  }
}
