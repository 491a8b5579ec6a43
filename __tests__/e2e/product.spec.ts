import type { Page } from '@playwright/test'
import { languageName, type Language } from '../../src/i18n/languages'
import { findAxeViolations } from './support/findAxeViolations'
import { readShifts, waitForFrames, watchShifts } from './support/layoutShifts'
import { phone } from './support/phone'
import { readClickPosition } from './support/readClickPosition'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { describeViews } from './support/views'
import { waitsForScripts } from './support/waitsForScripts'

/** An armchair with only a few combinations of finish and fabric. */
const armchair: Record<Language, string> = {
  nl: '/nl/producten/kaarre-loungestoel',
  en: '/en/products/kaarre-lounge-chair',
}
const productCall = /\/web\/v1\/product\?/

/** Chooses every option of the product after the page has loaded, and returns the sum of the layout shifts. */
async function measureShiftOfOptions(page: Page, path: string): Promise<number> {
  await watchShifts(page)
  await page.goto(path)
  await movesPointer(page)
  await page.evaluate(() => document.fonts.ready)
  const before = await readShifts(page)
  await expect(page.getByRole('main').getByRole('radiogroup').first()).toBeVisible()
  const options = await page.getByRole('main').getByRole('radiogroup').getByRole('radio').all()
  expect(options.length).toBeGreaterThan(5)
  for (const option of options) {
    await option.click()
    await expect(option).toBeChecked()
    await page.waitForLoadState('networkidle')
    await waitForFrames(page)
  }
  return (await readShifts(page)) - before
}

/** Moves the pointer once the scripts run, because the page calls the shop API at the first interaction. */
async function movesPointer(page: Page): Promise<void> {
  await waitsForScripts(page)
  await page.mouse.move(200, 200)
}

const path = armchair.nl

test('a variant chosen with the keyboard is in the URL, and survives a reload and a language change', async ({
  page,
}) => {
  const { main } = new Shopper(page, 'nl')
  const fabric = main.getByRole('radiogroup').nth(1)
  const chosen = fabric.getByRole('radio', { checked: true })
  const reference = main.getByText(/^HIL-KAARRELOUNGE-\d+$/)
  await page.goto(path)
  const first = await reference.textContent()

  await chosen.focus()
  await page.keyboard.press('ArrowRight')
  await expect(reference).not.toHaveText(first!)
  const between = (await reference.textContent())!
  await page.keyboard.press('ArrowRight')
  await expect(chosen).toBeFocused()
  await expect(reference).not.toHaveText(between)
  const second = (await reference.textContent())!
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${path}/.+`))
  // Another finish had to be chosen as well, and the page announces it.
  await expect(main.getByRole('status').filter({ hasText: /.+:.+/ }).first()).toBeVisible()

  const address = page.url()
  await page.reload()
  expect(page.url()).toBe(address)
  await expect(reference).toHaveText(second)

  await chosen.focus()
  await page.keyboard.press('ArrowRight')
  await expect(reference).not.toHaveText(second)
  const third = (await reference.textContent())!
  await page.getByRole('banner').getByRole('link', { name: languageName.en }).first().click()
  await page.waitForURL(`**${armchair.en}/**`)
  await expect(reference).toHaveText(third)
})

test('Back restores the chosen variant and the scroll position', async ({ page }) => {
  const { main } = new Shopper(page, 'nl')
  const reference = main.getByText(/^HIL-KAARRELOUNGE-\d+$/)
  await page.goto(path)
  const fabric = main.getByRole('radiogroup').nth(1).getByRole('radio').nth(1)
  await fabric.click()
  await expect(fabric).toBeChecked()
  const chosen = (await reference.textContent())!
  const readScrollPosition = () => page.evaluate(() => window.scrollY)
  const otherLink = main.locator('section').last().locator('li').getByRole('link').first()
  const otherName = (await otherLink.textContent())!
  await otherLink.scrollIntoViewIfNeeded()
  const positionRequest = readClickPosition(page)
  await otherLink.click()
  const clickPosition = await positionRequest
  expect(clickPosition).toBeGreaterThan(500)
  await expect(page.getByRole('heading', { level: 1, name: otherName })).toBeVisible()
  await page.goBack()
  await expect(reference).toHaveText(chosen)
  await expect.poll(readScrollPosition).toBe(clickPosition)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: otherName })).toBeVisible()
})

test('a full-screen picture can be zoomed, and Escape returns to the page', async ({ page }) => {
  const { main, messages } = new Shopper(page, 'nl')
  const { fullScreen } = messages.gallery
  const { pictureOf, gallery } = messages.catalogue.product
  await page.goto(path)
  const openers = main.getByRole('group', { name: gallery }).getByRole('button')
  const opener = openers.first()
  await opener.click()
  const screen = page.getByRole('dialog', { name: fullScreen.title })
  await expect(screen.getByRole('status')).toHaveText(pictureOf(1, await openers.count()))
  expect(await findAxeViolations(page)).toEqual([])

  const picture = screen.getByRole('img')
  const readWidth = async () => (await picture.boundingBox())!.width
  const fullWidth = await readWidth()
  await picture.click()
  await expect.poll(readWidth).toBeCloseTo(fullWidth * 2.5, 0)
  await page.keyboard.press('Escape')
  await expect(screen).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a new price appears without a layout shift', async ({ page }) => {
  const { main, messages } = new Shopper(page, 'nl')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await watchShifts(page)
  await page.route(productCall, async (route) => {
    const response = await route.fetch()
    const product = (await response.json()) as { combinations: object[] }
    const price = { amount: 999, regular: 1290, lowest_30_days: 1200 }
    const combinations = product.combinations.map((variant) => ({ ...variant, price, stock: 2 }))
    await released
    await route.fulfill({ response, json: { ...product, combinations } })
  })
  const request = page.waitForRequest(productCall)
  await page.goto(path)
  await movesPointer(page)
  await request
  await page.evaluate(() => document.fonts.ready)
  const before = await readShifts(page)
  release()
  await expect(main.getByText(/^€\s?999$/).first()).toBeVisible()
  await expect(main.getByText(messages.catalogue.productGrid.lowest('€ 1.200'))).toBeVisible()
  expect(await readShifts(page)).toBe(before)
})

describeViews(({ language }) => {
  test(`nothing moves when a variant is chosen, in ${language}`, async ({ page }) => {
    expect(await measureShiftOfOptions(page, armchair[language])).toBe(0)
  })
})

test.describe('a phone', () => {
  test.use(phone)

  test('the buy bar appears once the buy button is outside the viewport, and the pictures can be swiped', async ({
    page,
  }) => {
    const { main, messages, addedPanel } = new Shopper(page, 'nl')
    const { add, pictureOf, gallery } = messages.catalogue.product
    await page.goto(path)
    const buttons = main.getByRole('button', { name: add })
    await expect(buttons).toHaveCount(2)
    await buttons.first().scrollIntoViewIfNeeded()
    await expect(buttons).toHaveCount(1)
    await main.getByRole('heading', { name: messages.catalogue.product.measures }).scrollIntoViewIfNeeded()
    await expect(buttons).toHaveCount(2)
    expect(await findAxeViolations(page)).toEqual([])

    await page.evaluate(() => window.scrollTo(0, 0))
    const pictures = main.getByRole('group', { name: gallery })
    await pictures.evaluate((row) => row.scrollTo({ left: row.clientWidth }))
    await expect(main.getByText(pictureOf(2, await pictures.getByRole('button').count()))).toBeVisible()

    await buttons.last().click()
    await expect(addedPanel).toBeVisible()
  })
})
