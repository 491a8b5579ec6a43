import { expect, test } from '@playwright/test'
import { followLink, isSameLoad } from './support/navigation'
import { addChairToCart, openPage, ProjectCopy } from './support/ProjectCopy'
import { addToCatalogue, otherAddresses } from './support/newerCatalogue'

/** Plain `npx gatsby develop` in a fresh copy of the project. */
test.describe.configure({ mode: 'serial' })

const server = new ProjectCopy()
const chair = '/nl/producten/tove-eetkamerstoel'

test.beforeAll(async () => {
  test.setTimeout(600_000)
  server.clear()
  await server.start(['node_modules/gatsby/cli.js', 'develop', '-p', server.port], 'You can now view')
})

test.afterAll(() => server.stop())

test('the server names the addresses of the shop and the sandbox', () => {
  expect(server.output).toContain(`Sandbox   http://localhost:${server.port}/web/v1`)
})

test('a page lists what the shop in another tab would send where, as it happens, and none of it is sent', async ({
  page,
  context,
}) => {
  const hosts = new Set<string>()
  context.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await page.goto('/develop/sent')
  await expect(page.getByText('Nothing yet')).toBeVisible()
  const shop = await context.newPage()
  await openPage(shop, chair)
  const row = (text: RegExp) => page.getByRole('row', { name: text })
  await expect(row(/tag manager no: not configured .*"event":"page_view"/)).toHaveCount(1)
  await expect(row(/tag manager .*"event":"view_item".*"item_name":"Tove eetkamerstoel"/)).toHaveCount(1)
  await expect(row(/advertising pixel .*"ViewContent".*"content_type":"product"/)).toHaveCount(1)
  await expect(row(/session recorder .*records this page, masked/)).toHaveCount(1)
  await shop.getByRole('main').getByRole('button', { name: 'In mandje' }).first().click()
  await expect(row(/tag manager .*"event":"add_to_cart"/)).toHaveCount(1)
  await shop.evaluate(() => void Promise.reject(new Error('no mail to an@example.be')))
  await expect(row(/error reporter .*no mail to \[e-mail\]/)).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect([...hosts]).toEqual(['localhost'])
})

test('a customer puts a product into the cart in development, and the bundle has no warnings', async ({ page }) => {
  const consoleTexts: string[] = []
  page.on('console', (message) => consoleTexts.push(message.text()))
  await addChairToCart(page)
  expect(consoleTexts).toContain('[HMR] connected')
  expect(consoleTexts.filter((text) => text.includes("[HMR] bundle 'develop' has"))).toEqual([])
})

for (const [address, text] of otherAddresses) {
  test(`${address} shows its page when it is opened, by a link, after a reload and by Back`, async ({ page }) => {
    await addToCatalogue(page)
    const main = page.getByRole('main')
    await openPage(page, address)
    await expect(main.getByText(text).first()).toBeVisible()
    await page.reload()
    await expect(main.getByText(text).first()).toBeVisible()
    const [about, title] = address.startsWith('/nl') ? ['/nl/over-ons', 'Over ons'] : ['/en/about-us', 'About us']
    await openPage(page, about)
    await followLink(page, address)
    await expect(main.getByText(text).first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goForward()
    await expect(main.getByText(text).first()).toBeVisible()
  })
}

test('a changed style and a changed message appear without a reload', async ({ page }) => {
  await openPage(page, '/nl')
  server.save('src/ui/tokens.css', '--c-paper: #f4f1ec', '--c-paper: #ffffff')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  server.save('src/i18n/nl/firstLoad/frame.ts', "appointment: 'Maak een afspraak'", "appointment: 'Kom langs'")
  await expect(page.getByText('Kom langs')).toBeVisible()
  expect(await isSameLoad(page)).toBe(true)
})

test('a changed component appears without a reload and preserves its state', async ({ page }) => {
  await openPage(page, chair)
  const more = page.getByRole('main').getByRole('button', { name: 'Eén meer' }).first()
  await more.click()
  const quantity = page.getByRole('main').getByRole('textbox', { name: 'Aantal' })
  await expect(quantity).toHaveValue('2')
  server.save('src/features/product/ProductPage.tsx', '<BuyLinks addition={addition} />', '<p>Noorderlicht</p>')
  await expect(page.getByText('Noorderlicht')).toBeVisible()
  await expect(quantity).toHaveValue('2')
  expect(await isSameLoad(page)).toBe(true)
})

test('a changed row of the page table or of the catalogue appears without a reload', async ({ page }) => {
  await openPage(page, '/nl/over-ons')
  server.save('data/pages.json', '"title_nl": "Over ons"', '"title_nl": "Over het noorden"')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Over het noorden')
  expect(await isSameLoad(page)).toBe(true)

  await openPage(page, chair)
  server.save('data/catalogue/catalogue.json', '"nl": "Tove eetkamerstoel"', '"nl": "Tove keukenstoel"')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tove keukenstoel')
  expect(await isSameLoad(page)).toBe(true)
})

test('an error in a source file or in the data is reported with its location', async () => {
  server.save('src/layout/footer/Footer.tsx', 'return (', 'return ((')
  await expect.poll(() => server.output).toMatch(/Footer\.tsx/)
  server.save('src/layout/footer/Footer.tsx', 'return ((', 'return (')
  server.save('data/pages.json', '"template": "homepage"', '"template": "homepge"')
  await expect.poll(() => server.output).toContain('there is no template "homepge"')
})
