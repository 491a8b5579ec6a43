import type { Page } from '@playwright/test'
import { buildPath } from '../../src/pageTable/paths'
import { browserTestEnv } from '../../src/config/testEnv'
import { findAxeViolations } from './support/findAxeViolations'
import { phone } from './support/phone'
import { readPlacedOrders } from './support/placedOrders'
import { ServiceCollector } from './support/ServiceCollector'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

const site = () => new URL(browserTestEnv.origin).origin

async function visit(page: Page) {
  const collector = new ServiceCollector()
  await collector.watch(page.context(), site())
  return collector
}

const sheet = ({ page, messages }: Shopper) => page.getByRole('region', { name: messages.consent.title })
const choose = (shopper: Shopper, choice: 'all' | 'none') =>
  sheet(shopper).getByRole('button', { name: shopper.messages.consent[choice], exact: true }).click()

/** Orders a chair as a guest, from the home page to the confirmation. */
async function ordersChair(shopper: Shopper, email: string, afterStep: () => Promise<void>): Promise<void> {
  const steps = [
    () => shopper.opensCategory(),
    () => shopper.opensProduct(),
    () => shopper.addsToCart(),
    () => shopper.opensCart(),
    () => shopper.startsCheckout(),
    () => shopper.continuesAsGuest(),
    () => shopper.fillsInfo(email),
    () => shopper.choosesShipping(),
    () => shopper.choosesNoWrapping(),
    () => shopper.pays(shopper.chair.price),
    () => shopper.confirmsPayment(),
  ]
  for (const step of steps) {
    await step()
    await afterStep()
  }
}

/** Reads the names in a page's first list of stored data. A star stands for any ending. */
async function readList(page: Page): Promise<RegExp[]> {
  const names = await page.getByRole('table').first().locator('code').allTextContents()
  expect(names.length).toBeGreaterThan(5)
  const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return names.map((name) => new RegExp(`^${escape(name).replace('\\*', '.*')}$`))
}

const listStored = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(() => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)])),
  ...(await page.context().cookies()).map(({ name }) => name),
]

for (const [language, isRefused] of [
  ['nl', true],
  ['en', false],
] as const) {
  const choice = isRefused ? 'consent refused' : 'no choice made'
  test(`an order with ${choice} in ${language} sends nothing to other services, and stores only the data that the privacy page lists`, async ({
    page,
  }) => {
    const collector = await visit(page)
    const shopper = new Shopper(page, language)
    await page.goto(buildPath('privacy', language))
    const permitted = await readList(page)
    await expect(sheet(shopper)).toBeVisible()
    if (isRefused) {
      await choose(shopper, 'none')
      await expect(sheet(shopper)).toBeHidden()
    }
    await shopper.goesHome()
    if (isRefused) await expect(sheet(shopper)).toBeHidden()
    await ordersChair(shopper, `geen.${isRefused}.${language}@example.com`, async () => {
      const others = (await listStored(page)).filter((name) => !permitted.some((pattern) => pattern.test(name)))
      expect(others).toEqual([])
      if (page.url().includes(buildPath('checkout', language))) await expect(sheet(shopper)).toBeHidden()
    })
    expect(collector.outside).toEqual([])
  })
}

test('an order with consent has each event once, in order and with the right values', async ({ page }) => {
  const collector = await visit(page)
  const shopper = new Shopper(page, 'nl')
  const email = 'alles@example.com'
  await shopper.goesHome()
  await choose(shopper, 'all')
  await expect(sheet(shopper)).toBeHidden()
  // The stand-in of the pixel reads the path when its script arrives.
  await expect.poll(collector.listPixelPaths).toEqual(['/nl'])
  await ordersChair(shopper, email, () => Promise.resolve())
  const [order] = readPlacedOrders(email)
  await expect.poll(() => collector.listEvents().map(({ event }) => event)).toContain('purchase')

  const view = (page_id: string) => ({ event: 'page_view', page_id, language: 'nl' })
  const items = [{ item_id: '1004', item_name: 'Spile stoel', item_brand: 'Havrelund', price: 289, quantity: 1 }]
  const sale = { currency: 'EUR', value: 289, items }
  expect(collector.listEvents()).toMatchObject([
    view('homepage'),
    view('category'),
    { event: 'view_item_list', ecommerce: { item_list_name: 'Zitten' } },
    { event: 'select_item', ecommerce: { item_list_name: 'Zitten', items: [{ item_id: '1004' }] } },
    view('sku'),
    { event: 'view_item', ecommerce: sale },
    { event: 'add_to_cart', ecommerce: sale },
    view('cart'),
    { event: 'view_cart', ecommerce: sale },
    view('checkout'),
    { event: 'begin_checkout', ecommerce: sale },
    view('checkout-step-guest'),
    view('checkout-step-shipping'),
    { event: 'add_shipping_info', ecommerce: { ...sale, shipping_tier: 'home' } },
    view('checkout-step-giftwrapping'),
    view('checkout-step-payment'),
    { event: 'add_payment_info', ecommerce: { ...sale, payment_type: 'bancontact' } },
    view('checkout-status'),
    view('order-confirmation'),
    { event: 'purchase', ecommerce: { ...sale, transaction_id: order?.number, shipping: 0 } },
  ])

  const layer = collector.listMessages('https://www.googletagmanager.com')
  expect(layer[0]).toMatchObject(['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }])
  expect(layer[1]).toMatchObject(['consent', 'update', { analytics_storage: 'granted', ad_storage: 'granted' }])

  const vitals = collector.listVitals()
  expect(vitals).toEqual(expect.arrayContaining(['TTFB', 'FCP']))

  const tracked = collector
    .listMessages('https://www.facebook.com')
    .filter((message): message is unknown[] => Array.isArray(message) && message[0] === 'track')
  const views = tracked.filter(([, name]) => name === 'ViewContent')
  const content = { content_ids: ['1004'], value: 289, currency: 'EUR' }
  expect(tracked.filter((message) => !views.includes(message))).toMatchObject([
    ['track', 'AddToCart', content],
    ['track', 'Purchase', content],
  ])
  expect(views).toHaveLength(collector.listEvents().filter(({ event }) => event === 'page_view').length)
  const addresses = collector.listEvents().flatMap(({ page_location }) => page_location ?? [])
  expect(collector.listPixelPaths()).toEqual(addresses.map((address) => new URL(String(address)).pathname))
  expect(views[2]).toMatchObject(['track', 'ViewContent', { content_ids: ['1004'], value: 289 }])

  const recorder = collector.listMessages('https://www.clarity.ms')
  expect(recorder.filter((message) => Array.isArray(message) && message[0] === 'stop')).toHaveLength(1)
  await page.reload()
  await shopper.seesHeading(shopper.messages.headings.confirmation)
  await expect.poll(() => collector.listEvents().at(-1)).toMatchObject(view('order-confirmation'))
  expect(collector.listEvents().filter(({ event }) => event === 'purchase')).toHaveLength(1)
})

test.describe('a shop API that is down', () => {
  test.use({ expectedErrors: /status of 500/ })

  test('a failed start is reported once, whatever the visitor allows, and without personal data', async ({ page }) => {
    const collector = await visit(page)
    const shopper = new Shopper(page, 'nl')
    await page.route('**/web/v1', (route) => route.fulfill({ status: 500, json: { message: 'down' } }))
    await page.goto(`${shopper.chair.category.path}?utm_source=brief&token=geheim`)
    // The store starts at the visitor's first activity after hydration.
    let left = 0
    await expect
      .poll(async () => {
        await page.mouse.move((left += 10), 10)
        return collector.outside.length
      })
      .toBe(1)
    await shopper.opensProduct()
    expect(collector.reports).toHaveLength(1)
    await page.reload({ waitUntil: 'networkidle' })
    expect(collector.outside.every((address) => address.startsWith('https://errors.example/api/1/envelope'))).toBe(true)
    const [report = ''] = collector.reports
    expect(report).toContain('up-north-storefront@0.0.214')
    expect(report).toContain('"page_id":"category"')
    expect(report).not.toContain('geheim')
  })
})

for (const { device, settings } of [
  { device: 'desktop', settings: {} },
  { device: 'phone', settings: phone },
]) {
  test.describe(device, () => {
    test.use(settings)

    test(`the choice shifts nothing, covers no buy button and takes no focus on a ${device}`, async ({ page }) => {
      await visit(page)
      const shopper = new Shopper(page, 'nl')
      // Only shifts from the moment at which the sheet appears are counted.
      await page.addInitScript(() => {
        let shown = Infinity
        new MutationObserver(() => {
          if (document.querySelector('[aria-labelledby=consent-title]')) shown = Math.min(shown, performance.now())
        }).observe(document, { childList: true, subtree: true })
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          const before = Number(document.documentElement.dataset.shift ?? 0)
          const own = shifts.filter(({ startTime }) => startTime >= shown)
          document.documentElement.dataset.shift = String(own.reduce((sum, { value }) => sum + value, before))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(shopper.chair.path)
      await expect(sheet(shopper)).toBeVisible()
      await expect(page.locator('body')).toBeFocused()
      expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBe(0)
      const buttons = shopper.main.getByRole('button', { name: shopper.messages.catalogue.product.add })
      await buttons.last().scrollIntoViewIfNeeded()
      const isReachable = await buttons.evaluateAll((all) =>
        all.some((button) => {
          const { left, top, width, height } = button.getBoundingClientRect()
          const found = document.elementFromPoint(left + width / 2, top + height / 2)
          return width > 0 && found !== null && button.contains(found)
        }),
      )
      expect(isReachable).toBe(true)
      expect(await findAxeViolations(page)).toEqual([])
      for (const name of ['more', 'all', 'none', 'choose'] as const) {
        await page.keyboard.press('Tab')
        await expect(
          sheet(shopper).getByRole('button', { name: shopper.messages.consent[name], exact: true }),
        ).toBeFocused()
      }
      await page.keyboard.press('Enter')
      expect(await findAxeViolations(page)).toEqual([])
      await shopper.addsToCart()
    })
  })
}
