import { expect, test } from '@playwright/test'
import { addToCatalogue, otherAddresses } from './support/newerCatalogue'
import { addChairToCart, openPage, ProjectCopy } from './support/ProjectCopy'

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

test('a customer puts a product of the built site into the cart', ({ page }) => addChairToCart(page))

for (const [address, text] of otherAddresses) {
  test(`${address} shows its page on the built site`, async ({ page }) => {
    await addToCatalogue(page)
    await openPage(page, address)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  })
}
