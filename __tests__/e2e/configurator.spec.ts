import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { findAxeViolations } from './support/findAxeViolations'
import { fitsWidth } from './support/fitsWidth'
import { presses, tabsTo } from './support/keys'
import { phone } from './support/phone'
import { readPdf, withoutSpaces } from './support/readPdf'
import { Shopper } from './support/Shopper'
import { ShelfBuilder } from './support/ShelfBuilder'
import { expect, test } from './support/test'
import { readPlacedOrders } from './support/placedOrders'

interface Point {
  x: number
  y: number
}

/** Returns the middle of an element on the screen. */
async function findMiddle(locator: Locator): Promise<Point> {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Presses the mouse button at a point and moves to another, where the caller releases it. */
async function startDrag({ mouse }: Page, from: Point, to: Point, steps = 12): Promise<void> {
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(to.x, to.y, { steps })
}

/** Moves one finger from a point to another, as the browser reports it. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [from])
  for (let step = 1; step <= 8; step += 1) {
    const at = (one: number, other: number) => one + ((other - one) * step) / 8
    await send('touchMove', [{ x: at(from.x, to.x), y: at(from.y, to.y) }])
  }
  await send('touchEnd', [])
}

test('a wall can be built with the mouse, shared, changed elsewhere and ordered', async ({ page, openVisit }) => {
  const builder = new ShelfBuilder(page)
  await builder.opens()
  await builder.preset.click()
  await expect(builder.parts).toHaveCount(12)
  await expect.poll(() => builder.design).not.toBeNull()
  const whole = builder.design
  await builder.page.locator('[data-item="part-6"]').click()
  await builder.button(builder.messages.choice.remove).click()
  await expect(builder.parts).toHaveCount(11)
  await expect.poll(() => builder.design, 'the address follows the drawing').not.toBe(whole)
  const before = builder.design

  // The uppermost shelf of the second column is dragged to the free space beside it.
  const [from, beside] = [
    await findMiddle(page.locator('[data-item="part-12"]')),
    await findMiddle(page.locator('[data-item="part-5"]')),
  ]
  await startDrag(page, from, { x: beside.x, y: from.y + 4 })
  await page.mouse.up()
  await expect.poll(() => builder.design).not.toBe(before)
  await expect(page.locator('[data-item="part-12"]')).toHaveAttribute('aria-label', /1$/)

  // Escape takes a part back.
  const placed = builder.design
  await startDrag(page, await findMiddle(page.locator('[data-item="part-12"]')), from)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.locator('svg[data-dragging]')).toHaveCount(0)
  expect(builder.design).toBe(placed)

  // A cabinet is dragged from the panel into the second column, where it does not fit. The page shows a reason and a
  // button.
  const row = builder.button(builder.messages.adding.choosePlace(builder.texts.cabinet))
  await row.scrollIntoViewIfNeeded()
  await startDrag(page, await findMiddle(row), await findMiddle(page.locator('[data-item="part-9"]')))
  await page.mouse.up()
  await expect(builder.main.getByText(builder.messages.news.instead)).toBeVisible()
  await builder.button(builder.messages.news.close).click()
  expect(await findAxeViolations(page)).toEqual([])

  const visit = await openVisit()
  const friend = new ShelfBuilder(visit)
  await friend.opens(await builder.sharesLink())
  await expect(friend.parts).toHaveCount(11)
  await expect.poll(() => friend.design).toBe(builder.design)
  await friend.button(friend.messages.adding.put(friend.texts.shelf)).click()
  await expect(friend.parts).toHaveCount(12)
  await friend.putsInCart()

  const shopper = new Shopper(visit, 'nl')
  const email = 'rek@example.com'
  await shopper.panel.getByRole('link', { name: shopper.messages.panel.cartResult.toCart }).press('Enter')
  await shopper.seesHeading(shopper.messages.headings.cart)
  await shopper.startsCheckout()
  await shopper.continuesAsGuest()
  await shopper.fillsDetails(email)
  await shopper.main.getByRole('button', { name: shopper.messages.identity.info.submit }).click()
  await shopper.seesHeading(shopper.messages.headings.shipping)
  await shopper.main.getByRole('radio', { disabled: false }).first().check()
  await shopper.main.getByRole('button', { name: shopper.messages.checkout.shipping.submit }).first().click()
  await shopper.choosesNoWrapping()
  await shopper.radio(shopper.chair.bancontact).check()
  await shopper.main.getByRole('checkbox', { name: shopper.messages.checkout.payment.terms }).check()
  await shopper.main.getByRole('button', { name: /€/ }).first().click()
  await visit.waitForURL('**/pay/**')
  await shopper.choosesAtProvider('pay')
  await shopper.seesHeading(shopper.messages.headings.confirmation)
  const [order] = readPlacedOrders(email)
  expect(order?.payment_state).toBe('paid')
  expect(order?.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(15)
})

test('a wall can be built and bought with the keyboard alone', async ({ page }) => {
  const builder = new ShelfBuilder(page)
  const { messages, texts } = builder
  await builder.opens()
  await presses(page, builder.button(messages.adding.columnAfter))
  await expect(page.locator('[data-item="column-0"]')).toHaveCount(1)
  await tabsTo(page, builder.button(messages.adding.put(texts.shelf)))
  for (let count = 1; count <= 3; count += 1) {
    await page.keyboard.press('Enter')
    await expect(builder.parts).toHaveCount(count)
  }
  // The drawing is one stop of the Tab key: the selected part.
  await tabsTo(page, page.locator('[data-item="part-3"]'), 'Shift+Tab')
  const label = () => page.locator('[data-item="part-3"]').getAttribute('aria-label')
  const before = await label()
  await page.keyboard.press('ArrowUp')
  await expect.poll(label).not.toBe(before)
  await expect(page.locator('[data-item="part-3"]')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(builder.drawing).not.toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-item="part-3"]')).toBeFocused()
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await expect(builder.parts).toHaveCount(4)
  await expect(page.locator('[data-item="part-4"]')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(builder.parts).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(builder.parts).toHaveCount(4)
  await presses(page, builder.button(messages.buy.add))
  await expect(new Shopper(page, 'nl').addedPanel).toBeVisible()
})

test.describe('a phone', () => {
  test.use(phone)

  test('a first design is in the cart after seven taps from the home page, and an example after three', async ({
    page,
  }) => {
    const builder = new ShelfBuilder(page)
    const { messages, texts } = builder
    const { addedPanel } = new Shopper(page, 'nl')
    const home = builder.main.locator(`a[href="${builder.path}"]`)
    let taps = 0
    const tap = async (target: Locator) => {
      await target.tap()
      taps += 1
    }
    await page.goto('/nl')
    await tap(home)
    await expect(builder.button(messages.tools.undo)).toBeVisible()
    await tap(builder.button(messages.adding.columnAfter))
    for (let count = 1; count <= 4; count += 1) {
      await tap(builder.button(messages.adding.put(texts.shelf)))
      await expect(builder.parts).toHaveCount(count)
    }
    await tap(builder.button(messages.buy.add))
    await expect(addedPanel).toBeVisible()
    expect(taps).toBe(7)

    taps = 0
    await page.goto('/nl')
    await tap(home)
    await expect(builder.button(messages.tools.undo)).toBeVisible()
    await tap(builder.preset)
    await expect(builder.parts).toHaveCount(12)
    await tap(builder.button(messages.buy.add))
    await expect(addedPanel).toBeVisible()
    expect(taps).toBe(3)
  })

  test('a wall that is in the cart can be changed by touch and enlarged', async ({ page }) => {
    const builder = new ShelfBuilder(page)
    const { messages, texts } = builder
    await builder.opens()
    await builder.preset.tap()
    await expect(builder.parts).toHaveCount(12)
    expect(await findAxeViolations(page)).toEqual([])
    expect(await fitsWidth(page)).toBe(true)
    await builder.putsInCart()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.locator('[data-item="part-6"]').tap()
    await builder.button(messages.choice.remove).tap()
    await builder.button(messages.adding.choosePlace(texts.shelf)).tap()
    await builder.button(messages.placing.put).tap()
    await expect(builder.parts).toHaveCount(12)
    await builder.button(messages.tools.larger).tap()
    expect(await fitsWidth(page)).toBe(true)
    await builder.button(messages.buy.replace).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a finger moves a selected part, from its middle too, and scrolls the page over anything else', async ({
    page,
  }) => {
    const builder = new ShelfBuilder(page)
    await builder.opens()
    await builder.preset.tap()
    await expect(builder.parts).toHaveCount(12)
    const scrolled = () => page.evaluate(() => window.scrollY)
    const shelf = page.locator('[data-item="part-6"]')
    // Chromium ignores a tap that follows a fast swipe, so the part comes first.
    await shelf.tap()
    await expect(shelf).toHaveAttribute('aria-pressed', 'true')
    const [before, top] = [await shelf.getAttribute('aria-label'), await scrolled()]
    const middle = await findMiddle(shelf)
    await swipe(page, middle, { x: middle.x, y: middle.y + 16 })
    await expect(shelf).not.toHaveAttribute('aria-label', before ?? '')
    expect(await scrolled()).toBe(top)

    const drawing = await findMiddle(builder.main.locator('svg[role="group"]'))
    await swipe(page, drawing, { x: drawing.x, y: drawing.y - 170 })
    await expect.poll(scrolled).toBeGreaterThan(top + 100)
  })

  test('the view in 3D turns by a finger, and the buttons do the same', async ({ page }) => {
    const builder = new ShelfBuilder(page)
    const { messages } = builder
    await builder.opens()
    await builder.preset.tap()
    await builder.view3d.tap()
    const view = page.getByRole('slider')
    // Chromium ignores a tap that follows a fast swipe, so the buttons come first.
    await builder.button(messages.view3d.left).tap()
    await builder.button(messages.view3d.up).tap()
    await expect(view).toHaveAttribute('aria-valuetext', messages.view3d.viewpoint(20, 18))
    const { x, y } = await findMiddle(view)
    await swipe(page, { x, y }, { x: x - 80, y })
    await expect(view).toHaveAttribute('aria-valuetext', messages.view3d.viewpoint(0, 18))
    expect(await findAxeViolations(page)).toEqual([])
    expect(await fitsWidth(page)).toBe(true)
  })
})

test('the view in 3D loads on demand, turns by mouse and keys, and shows what is changed', async ({ page }) => {
  const builder = new ShelfBuilder(page)
  const { messages, texts } = builder
  await builder.opens()
  await builder.preset.click()
  const script = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && (await response.text()).includes('view3d-help'),
  )
  await builder.view3d.click()
  await script
  const view = page.getByRole('slider')
  await expect(view).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  const { x, y } = await findMiddle(view)
  await startDrag(page, { x, y }, { x: x - 80, y: y + 40 }, 5)
  await page.mouse.up()
  await expect(view).toHaveAttribute('aria-valuetext', messages.view3d.viewpoint(8, 20))
  await tabsTo(page, view, 'Shift+Tab')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect(view).toHaveAttribute('aria-valuetext', messages.view3d.viewpoint(0, 12))
  // The tests ask for reduced motion.
  expect(await view.locator('> div').evaluate((room) => getComputedStyle(room).transitionDuration)).toBe('0s')

  const before = await view.getAttribute('aria-label')
  await builder.button(messages.tools.undo).click()
  await expect(builder.view3d).toBeHidden()
  await builder.button(messages.tools.redo).click()
  await expect(view).toHaveAttribute('aria-label', before ?? '')
  await builder.button(messages.adding.put(texts.cabinet)).click()
  await builder.main.getByText(messages.view3d.drawing, { exact: true }).click()
  await expect(view).toBeHidden()
  await expect(builder.parts).not.toHaveCount(0)
})

test('a wall can be printed on one sheet with its drilling plan, and saved as a picture', async ({ page }, info) => {
  const builder = new ShelfBuilder(page)
  const { messages } = builder
  await builder.opens()
  await builder.preset.click()
  await builder.main.getByText(messages.share.title).click()
  await builder.button(messages.share.print).click()
  await expect(page.getByText(messages.print.title, { exact: true })).toBeAttached()
  const pdf = await page.pdf({ path: info.outputPath('design.pdf'), preferCSSPageSize: true })
  const pages = readPdf(pdf)
  expect(pages).toMatchObject([{ width: 210, height: 297 }])
  const text = pages[0]?.text ?? ''
  for (const part of [messages.print.drilling, messages.print.drillingHelp(8, 60), builder.design ?? '']) {
    expect(text).toContain(withoutSpaces(part))
  }

  const download = page.waitForEvent('download')
  await builder.button(messages.share.picture).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(messages.share.fileName)
  const png = readFileSync(await file.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.readUInt32BE(16)).toBe(1600)
})
