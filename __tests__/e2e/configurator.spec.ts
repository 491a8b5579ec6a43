import { gzipSync } from 'node:zlib'
import { limits } from '../../src/commands/measure/budgetChecks'
import { languages } from '../../src/i18n/languages'
import { findAxeViolations } from './support/findAxeViolations'
import { phone } from './support/phone'
import { Shopper } from './support/Shopper'
import { ShelfBuilder } from './support/ShelfBuilder'
import { expect, test } from './support/test'
import { readPlacedOrders } from './support/placedOrders'

/** Returns the middle of an element on the screen. */
async function findMiddle(locator: ReturnType<ShelfBuilder['button']>) {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

for (const language of languages) {
  test(`a wall can be built with the mouse, shared, changed elsewhere and ordered in ${language}`, async ({
    page,
    openVisit,
  }) => {
    const builder = new ShelfBuilder(page, language)
    await builder.opens()
    await builder.preset.click()
    await expect(builder.parts).toHaveCount(12)
    await builder.page.locator('[data-item="part-6"]').click()
    await builder.button(builder.words.choice.remove).click()
    await expect(builder.parts).toHaveCount(11)
    const before = builder.design

    // The uppermost shelf of the second column is dragged to the free space beside it.
    const [from, beside] = [
      await findMiddle(page.locator('[data-item="part-12"]')),
      await findMiddle(page.locator('[data-item="part-5"]')),
    ]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(beside.x, from.y + 4, { steps: 12 })
    await page.mouse.up()
    await expect.poll(() => builder.design).not.toBe(before)
    await expect(page.locator('[data-item="part-12"]')).toHaveAttribute('aria-label', /1$/)

    // A cabinet is dragged from the panel into the second column, where it does not fit. The page shows a reason and a
    // button.
    const row = builder.button(builder.words.adding.choosePlace(builder.texts.cabinet))
    await row.scrollIntoViewIfNeeded()
    const source = await findMiddle(row)
    const target = await findMiddle(page.locator('[data-item="part-9"]'))
    await page.mouse.move(source.x, source.y)
    await page.mouse.down()
    await page.mouse.move(target.x, target.y, { steps: 12 })
    await page.mouse.up()
    await expect(builder.main.getByText(builder.words.news.instead)).toBeVisible()
    await builder.button(builder.words.news.close).click()
    expect(await findAxeViolations(page)).toEqual([])

    const visit = await openVisit()
    const friend = new ShelfBuilder(visit, language)
    await friend.opens(page.url())
    await expect(friend.parts).toHaveCount(11)
    expect(friend.design).toBe(builder.design)
    await friend.button(friend.words.adding.put(friend.texts.shelf)).click()
    await expect(friend.parts).toHaveCount(12)
    await friend.putsInCart()

    const shopper = new Shopper(visit, language)
    const email = `rek.${language}@example.com`
    await shopper.panel.getByRole('link', { name: shopper.words.panel.cartResult.toCart }).click()
    await shopper.seesHeading(shopper.words.headings.cart)
    await shopper.startsCheckout()
    await shopper.continuesAsGuest()
    await shopper.fillsDetails(email)
    await shopper.main.getByRole('button', { name: shopper.words.identity.info.submit }).click()
    await shopper.seesHeading(shopper.words.headings.shipping)
    await shopper.main.getByRole('radio', { disabled: false }).first().check()
    await shopper.main.getByRole('button', { name: shopper.words.checkout.shipping.submit }).first().click()
    await shopper.choosesNoWrapping()
    await shopper.radio(shopper.chair.bancontact).check()
    await shopper.main.getByRole('checkbox', { name: shopper.words.checkout.payment.terms }).check()
    await shopper.main.getByRole('button', { name: /€/ }).first().click()
    await visit.waitForURL('**/pay/**')
    await shopper.choosesAtProvider('pay')
    await shopper.seesHeading(shopper.words.headings.confirmation)
    const [order] = readPlacedOrders(email)
    expect(order?.payment_state).toBe('paid')
    expect(order?.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(15)
  })

  test(`a wall can be built and bought with the keyboard alone in ${language}`, async ({ page }) => {
    const builder = new ShelfBuilder(page, language)
    const { words, texts } = builder
    await builder.opens()
    await builder.button(words.adding.columnAfter).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-item="column-0"]')).toHaveCount(1)
    await builder.button(words.adding.put(texts.shelf)).focus()
    for (let count = 1; count <= 3; count += 1) {
      await page.keyboard.press('Enter')
      await expect(builder.parts).toHaveCount(count)
    }
    // Shift+Tab leads back into the drawing, to the selected part.
    await page.locator('[data-item="part-3"]').focus()
    const label = () => page.locator('[data-item="part-3"]').getAttribute('aria-label')
    const before = await label()
    await page.keyboard.press('ArrowUp')
    await expect.poll(label).not.toBe(before)
    await expect(page.locator('[data-item="part-3"]')).toBeFocused()
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Control+v')
    await expect(builder.parts).toHaveCount(4)
    await expect(page.locator('[data-item="part-4"]')).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(builder.parts).toHaveCount(3)
    await page.keyboard.press('Control+z')
    await expect(builder.parts).toHaveCount(4)
    await builder.button(words.buy.add).focus()
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('dialog', { name: new Shopper(page, language).words.panel.cartResult.added }),
    ).toBeVisible()
  })

  test.describe(`a phone in ${language}`, () => {
    test.use(phone)

    test('a first wall is in the cart after three taps from the home page, and can be changed by touch', async ({
      page,
    }) => {
      const builder = new ShelfBuilder(page, language)
      await page.goto(`/${language}`)
      await builder.main.locator(`a[href="${builder.path}"]`).tap()
      await expect(builder.button(builder.words.tools.undo)).toBeVisible()
      await builder.preset.tap()
      await expect(builder.parts).toHaveCount(12)
      expect(await findAxeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await builder.button(builder.words.buy.add).tap()
      const dialog = page.getByRole('dialog', { name: new Shopper(page, language).words.panel.cartResult.added })
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()

      await page.locator('[data-item="part-6"]').tap()
      await builder.button(builder.words.choice.remove).tap()
      await builder.button(builder.words.adding.choosePlace(builder.texts.shelf)).tap()
      await builder.button(builder.words.placing.put).tap()
      await expect(builder.parts).toHaveCount(12)
      await builder.button(builder.words.tools.larger).tap()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await expect(builder.button(builder.words.buy.replace)).toBeEnabled()
    })
  })
}

test(`the scripts of the page that load within 4 s stay under ${limits.arrivedScript / 1000} kB`, async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  const builder = new ShelfBuilder(page, 'nl')
  await builder.opens()
  await page.waitForFunction(() => performance.now() > 4000)
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'weight', description: `${sizes.length} scripts, ${total} bytes` })
  process.stdout.write(`${builder.path}: ${sizes.length} scripts, ${(total / 1000).toFixed(1)} kB after 4 s\n`)
  expect(total).toBeLessThanOrEqual(limits.arrivedScript)
})

test('a drag stays above 50 frames a second on a processor four times slower', async ({ page }) => {
  const builder = new ShelfBuilder(page, 'nl')
  await builder.opens()
  await builder.preset.click()
  await page.locator('[data-item="part-6"]').click()
  await builder.button(builder.words.choice.remove).click()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const from = await findMiddle(page.locator('[data-item="part-12"]'))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 })
  // Only the script part of each frame is measured, because the display's own rate depends on the machine.
  const durations = await page.evaluate(
    ({ x, y }) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        const move = (count: number) => {
          const start = performance.now()
          window.dispatchEvent(
            new PointerEvent('pointermove', {
              pointerId: 1,
              clientX: x - count * 4,
              clientY: y + count,
              bubbles: true,
            }),
          )
          requestAnimationFrame(() => {
            times.push(performance.now() - start)
            if (count < 60) move(count + 1)
            else resolve(times)
          })
        }
        move(1)
      }),
    from,
  )
  await page.mouse.up()
  const mean = durations.reduce((sum, time) => sum + time, 0) / durations.length
  process.stdout.write(`a frame of a drag takes ${mean.toFixed(1)} ms\n`)
  expect(mean).toBeLessThan(20)
})
