import { test as base, expect, type Locator } from '@playwright/test'
import { type Browser, type BrowserContext, type ElementHandle, launch, type Page } from 'puppeteer-core'
import { findFirefox } from '../../../src/commands/findInstalledProgram'
import { browserTestEnv } from '../../../src/config/testEnv'
import { messages } from './messages'

type Role = Parameters<Locator['getByRole']>[0]

/** Selects an element by its role and its whole accessible name. */
const select = (role: Role, name: string, within = 'body') => `${within} ::-p-aria([name="${name}"][role="${role}"])`

/** A tab of Firefox. Each method waits for the element that it needs. */
class FirefoxTab {
  readonly messages = messages.nl

  constructor(readonly page: Page) {
    page.setDefaultTimeout(30_000)
  }

  get path(): string {
    const { pathname, search } = new URL(this.page.url())
    return pathname + search
  }

  /** Opens a page and waits until its scripts handle links and forms, which belong to the browser until then. */
  async opens(path: string): Promise<void> {
    await this.page.goto(new URL(path, browserTestEnv.origin).href, { waitUntil: 'domcontentloaded' })
    await this.page.waitForFunction(() => document.readyState !== 'loading' && !('earlyTaps' in window))
  }

  async sees(role: Role, name: string, within?: string): Promise<ElementHandle> {
    const found = await this.page.waitForSelector(select(role, name, within), { visible: true })
    if (!found) throw new Error(`The ${role} "${name}" has disappeared.`)
    return found
  }

  async seesHeading(name: string): Promise<void> {
    await this.page.waitForFunction((text) => document.querySelector('h1')?.textContent.includes(text), {}, name)
  }

  async seesText(text: string, within = 'main'): Promise<void> {
    await this.page.waitForSelector(`${within} ::-p-text(${text})`, { visible: true })
  }

  async clicks(role: Role, name: string, within = 'main'): Promise<void> {
    await this.page.locator(select(role, name, within)).click()
  }

  /** Clicks the first visible element of a selector that contains a text, such as the label of a choice. */
  async clicksText(selector: string, text: string): Promise<void> {
    await this.page.locator(`${selector} ::-p-text(${text})`).click()
  }

  /** Fills in text fields by their labels. */
  async fills(fields: readonly (readonly [label: string, text: string])[]): Promise<void> {
    for (const [label, text] of fields) {
      const labels = `::-p-xpath(//main//label[starts-with(normalize-space(), "${label}")])`
      const element = await this.page.waitForSelector(labels, { visible: true })
      const id = await element?.evaluate((found) => (found as HTMLLabelElement).htmlFor)
      await this.page.locator(`#${id}`).fill(text)
    }
  }
}

interface Tabs {
  visit: BrowserContext
  tab: FirefoxTab
  /** Opens another tab of the same visitor. */
  openTab: () => Promise<FirefoxTab>
}

/**
 * Tests in the Firefox that is installed, over WebDriver BiDi: Playwright runs them, but can only drive a Firefox of
 * its own. An uncaught error in a page fails the test.
 */
export const test = base.extend<Tabs, { firefox: Browser }>({
  firefox: [
    async ({}, provide) => {
      const viewport = { width: 1440, height: 900 }
      const firefox = await launch({ browser: 'firefox', executablePath: findFirefox(), defaultViewport: viewport })
      await provide(firefox)
      await firefox.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ firefox }, provide) => {
    const context = await firefox.createBrowserContext()
    await provide(context)
    await context.close()
  },
  openTab: async ({ visit }, provide) => {
    const errors: string[] = []
    await provide(async () => {
      const page = await visit.newPage()
      page.on('pageerror', (error) => errors.push(String(error)))
      return new FirefoxTab(page)
    })
    expect(errors, 'uncaught errors').toEqual([])
  },
  tab: async ({ openTab }, provide) => provide(await openTab()),
})

export { expect, type FirefoxTab }
