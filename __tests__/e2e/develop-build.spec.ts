import { expect, test } from '@playwright/test'
import { addToCatalogue } from './support/newerCatalogue'
import { otherAddresses } from './support/otherAddresses'
import { openPage, ProjectCopy } from './support/ProjectCopy'

/** Plain `npx gatsby build` in a fresh copy of the project, served by `npm run serve`. */
test.describe.configure({ mode: 'serial' })

const copy = new ProjectCopy()

test.beforeAll(async () => {
  test.setTimeout(900_000)
  copy.clear()
  expect(await copy.run(['node_modules/gatsby/cli.js', 'build'])).toBe(0)
  await copy.start(['--import', 'tsx', 'src/commands/run.ts', 'serve', '--port', copy.port], 'Sandbox')
})

test.afterAll(() => copy.stop())

test('a customer puts a product of the built site into the cart', async ({ page }) => {
  await openPage(page, '/nl')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openPage(page, '/nl/producten/tove-eetkamerstoel')
  await page.getByRole('main').getByRole('button', { name: 'In mandje' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Tove eetkamerstoel')
  await openPage(page, '/nl/winkelmandje')
  await expect(page.getByRole('main').getByText('Tove eetkamerstoel').first()).toBeVisible()
})

for (const [address, text] of otherAddresses) {
  test(`${address} shows its page on the built site`, async ({ page }) => {
    await addToCatalogue(page)
    await openPage(page, address)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  })
}
