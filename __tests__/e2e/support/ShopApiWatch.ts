import { setTimeout as pass } from 'node:timers/promises'
import { expect, type Page, type Request } from '@playwright/test'

const isCall = (request: Request): boolean => request.url().includes('/web/v1/')

/** Delays the answers of the shop API and records the changes that it receives. */
export class ShopApiWatch {
  /** The time in ms by which answers are delayed. */
  delay = 0
  changes: string[] = []
  private pending = 0

  constructor(private readonly page: Page) {}

  async start(): Promise<void> {
    await this.page.route('**/web/v1/**', async (route) => {
      if (this.delay > 0) await pass(this.delay)
      await route.continue()
    })
    this.page.on('request', (request) => {
      if (!isCall(request)) return
      this.pending += 1
      if (request.method() !== 'GET') this.changes.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    const end = (request: Request) => {
      if (isCall(request)) this.pending -= 1
    }
    this.page.on('requestfinished', end)
    this.page.on('requestfailed', end)
  }

  /** Waits until the page has sent all its calls and has their answers. */
  async settles(): Promise<void> {
    // The request of a press is sent some tasks after it.
    const passTasks = () => this.page.evaluate(() => new Promise((resolve) => void window.setTimeout(resolve, 20)))
    await passTasks()
    await expect.poll(() => this.pending, { intervals: [20] }).toBe(0)
    await passTasks()
  }
}
