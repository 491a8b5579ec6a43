import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { limits, weighedPages } from '../../src/commands/measure/budgetChecks'
import type { LinkedPage } from '../../src/pageTable/paths'
import { openWithCart } from './support/openWithCart'
import { ShelfBuilder } from './support/ShelfBuilder'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

interface Weighing {
  /** The time in ms for which the page's clock runs at least. */
  watched: number
  compress: (body: Buffer) => Buffer
}

const firstVisit: Weighing = { watched: 4000, compress: (body) => gzipSync(body, { level: 9 }) }
const innerPage: Weighing = { watched: 4500, compress: (body) => brotliCompressSync(body) }

async function weighAnswer(request: Request, compress: Weighing['compress']): Promise<number> {
  const body = await (await request.response())?.body()
  return body ? compress(body).length : 0
}

/** Returns the compressed size in bytes of all scripts that load while a page opens. */
async function weighScripts(
  page: Page,
  open: () => Promise<unknown>,
  { watched, compress }: Weighing,
): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') sizes.push(weighAnswer(request, compress))
  })
  await page.clock.install()
  await open()
  // A script may load others.
  for (let weighed = -1; weighed < sizes.length;) {
    weighed = sizes.length
    await page.clock.runFor(watched)
    await page.waitForLoadState('networkidle')
    await Promise.all(sizes)
  }
  expect(sizes.length).toBeGreaterThan(0)
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  const path = new URL(page.url()).pathname
  test.info().annotations.push({ type: 'weight', description: `${sizes.length} scripts, ${total} bytes` })
  process.stdout.write(`${path}: ${sizes.length} scripts, ${(total / 1000).toFixed(1)} kB after ${watched / 1000} s\n`)
  return total
}

for (const [kind, paths] of Object.entries(weighedPages)) {
  for (const path of paths) {
    test(`the scripts that load on ${kind} ${path} within 4 s stay under ${limits.arrivedScript / 1000} kB`, async ({
      page,
    }) => {
      const total = await weighScripts(page, () => page.goto(path), firstVisit)
      expect(total).toBeLessThanOrEqual(limits.arrivedScript)
    })
  }
}

test(`the scripts that load on the shelving planner within 4.5 s stay under ${limits.plannerScript / 1000} kB`, async ({
  page,
}) => {
  const builder = new ShelfBuilder(page)
  const total = await weighScripts(page, () => builder.opens(), { ...firstVisit, watched: innerPage.watched })
  expect(total).toBeLessThanOrEqual(limits.plannerScript)
})

const guest = { email: 'gewicht@example.be' }
const steps: [LinkedPage, Parameters<typeof openWithCart>[2], number][] = [
  ['cart', {}, limits.cartScript],
  ['checkout', {}, limits.checkoutScript],
  ['checkout-step-guest', {}, limits.checkoutScript],
  ['checkout-step-shipping', guest, limits.checkoutScript],
  ['checkout-step-giftwrapping', { ...guest, hasDelivery: true }, limits.checkoutScript],
  ['checkout-step-payment', { ...guest, hasDelivery: true }, limits.checkoutScript],
]

for (const [at, ready, limit] of steps) {
  test(`the scripts that load on ${at} within 4.5 s stay under ${limit / 1000} kB`, async ({ page }) => {
    const total = await weighScripts(page, () => openWithCart(new Shopper(page, 'nl'), at, ready), innerPage)
    expect(total).toBeLessThanOrEqual(limit)
  })
}
