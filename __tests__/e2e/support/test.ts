import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test'

interface Options {
  /** Console errors that a test causes on purpose, such as the browser's report of a failed request. */
  expectedErrors: RegExp | null
}

interface Watch {
  /** Makes the test fail on an error in the console of a page. */
  watchErrors: (page: Page) => void
  quiet: void
  /** Opens a page for another visitor, in a browser context of their own. */
  openVisit: (options?: BrowserContextOptions) => Promise<Page>
}

/** Every browser test fails on an error in the console or an uncaught error (docs/architecture.md, "Tests"). */
export const test = base.extend<Options & Watch>({
  expectedErrors: [null, { option: true }],
  watchErrors: async ({ expectedErrors }, provide) => {
    const errors: string[] = []
    await provide((page) => {
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
    })
    expect(
      errors.filter((error) => !expectedErrors?.test(error)),
      'errors in the console',
    ).toEqual([])
  },
  quiet: [
    async ({ page, watchErrors }, provide) => {
      watchErrors(page)
      await provide()
    },
    { auto: true },
  ],
  openVisit: async ({ browser, watchErrors }, provide) => {
    const visits: Page[] = []
    await provide(async (options) => {
      const page = await (await browser.newContext(options)).newPage()
      watchErrors(page)
      visits.push(page)
      return page
    })
    await Promise.all(visits.map((page) => page.context().close()))
  },
})

export { expect }
