import { buildPath, type LinkedPage } from '../../src/pageTable/paths'
import { findAxeViolations } from './support/findAxeViolations'
import { holdRequests } from './support/holdRequests'
import { readShifts, watchShifts } from './support/layoutShifts'
import { openWithCart } from './support/openWithCart'
import { phone } from './support/phone'
import { Shopper } from './support/Shopper'
import { chair } from './support/chair'
import { expect, test } from './support/test'
import { describeViews } from './support/views'

/** The pages that have little but a form or a message, and the room of each. */
const quietPages: Partial<Record<LinkedPage, string>> = {
  'my-account': 'room-hall',
  'my-orders': 'room-hall',
  'new-account': 'room-hall',
  'password-recovery': 'room-hall',
  cart: 'room-linen',
  newsletter: 'room-sill',
}

/** Lists whose products leave columns free: the page, and the link that fills them. */
const listEnds = {
  nl: {
    'a product family': { path: '/nl/merken/havrelund/bakke', name: 'Meer over Havrelund', heading: 'Havrelund' },
    'a brand': { path: '/nl/merken/ullvarp', name: 'Verder naar Sovhus', heading: 'Sovhus' },
    'a category': { path: '/nl/categorie/zitten/banken', name: 'Verder naar Barstoelen', heading: /Barstoelen/ },
    'a campaign': { path: '/nl/acties/leden-actie', name: 'Meer over Stegmark', heading: 'Stegmark' },
  },
  en: {
    'a product family': { path: '/en/brands/havrelund/bakke', name: 'More about Havrelund', heading: 'Havrelund' },
    'a brand': { path: '/en/brands/ullvarp', name: 'On to Sovhus', heading: 'Sovhus' },
    'a category': { path: '/en/category/seating/sofas', name: 'On to Bar stools', heading: /Bar stools/ },
    'a campaign': { path: '/en/actions/leden-campaign', name: 'More about Stegmark', heading: 'Stegmark' },
  },
}

describeViews(({ language }) => {
  for (const [id, room] of Object.entries(quietPages) as [LinkedPage, string][]) {
    test(`the page "${id}" shows a room in AVIF without moving its text in ${language}`, async ({ page }) => {
      await watchShifts(page)
      await page.goto(buildPath(id, language))
      const picture = page.getByRole('main').locator(`img[src*="${room}"]`)
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc))
        .toMatch(/\.avif$/)
      expect(await readShifts(page)).toBeLessThan(0.02)
      expect(await findAxeViolations(page)).toEqual([])
    })
  }

  for (const id of ['new-account', 'password-recovery'] as const) {
    test(`the room of the page "${id}" hardly moves when its form loads late in ${language}`, async ({ page }) => {
      await watchShifts(page)
      const release = await holdRequests(page)
      await page.goto(buildPath(id, language), { waitUntil: 'commit' })
      await page.getByRole('main').locator('img').last().scrollIntoViewIfNeeded()
      release()
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
      expect(await readShifts(page)).toBeLessThan(0.02)
    })
  }

  for (const [what, { path, name, heading }] of Object.entries(listEnds[language])) {
    test(`a card that leads on fills the last row of ${what} in ${language}`, async ({ page }) => {
      await page.goto(path)
      const link = page.getByRole('link', { name, exact: true })
      const card = page.getByRole('main').getByRole('listitem').filter({ has: link })
      await card.scrollIntoViewIfNeeded()
      const gap = await card.evaluate((item) => {
        const grid = item.parentElement!.getBoundingClientRect()
        return Math.abs(grid.right - item.getBoundingClientRect().right)
      })
      expect(gap).toBeLessThan(1)
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    })
  }
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the errors of the details leave the first field in view', async ({ page }) => {
    const shopper = new Shopper(page, 'nl')
    const { main, messages } = shopper
    const { info } = messages.identity
    await openWithCart(shopper, 'checkout-step-guest')
    await main.getByRole('button', { name: info.submit }).click()
    await expect(main.getByRole('group', { name: info.summary(6) })).toBeFocused()
    await expect(shopper.field(info.email)).toBeInViewport({ ratio: 1 })
  })
})

for (const [width, height] of [
  [1366, 768],
  [2560, 1440],
] as const) {
  test(`no picture is higher than a window of ${width} by ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/nl', chair.nl.path, '/nl/merken/havrelund']) {
      await page.goto(path)
      const heights = await page.evaluate(() =>
        [...document.images].map((image) => image.getBoundingClientRect().height),
      )
      expect(Math.max(...heights)).toBeGreaterThan(0)
      expect(Math.max(...heights)).toBeLessThanOrEqual(height)
    }
  })
}

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const) {
  test(`a phone of ${width} by ${height} px on its side shows the pictures of a list whole`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/nl/categorie/zitten')
    const heights = await page
      .locator('#list img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height))
    const header = await page.locator('header').evaluate(({ clientHeight }) => clientHeight)
    expect(Math.max(...heights)).toBeGreaterThan(0)
    expect(Math.max(...heights)).toBeLessThanOrEqual(height - header)
  })
}
