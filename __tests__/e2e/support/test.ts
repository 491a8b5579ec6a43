import { test as base, expect } from '@playwright/test'

interface Options {
  /** Console errors that a test causes on purpose, such as the browser's report of a failed request. */
  expectedErrors: RegExp | null
}

interface Watch {
  quiet: void
}

/** Every browser test fails on an error in the console or an uncaught error in the page (docs/architecture.md, "Tests"). */
export const test = base.extend<Options & Watch>({
  expectedErrors: [null, { option: true }],
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
      await use()
      expect(
        errors.filter((error) => !expectedErrors?.test(error)),
        'errors in the console',
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
